import { Select } from '@siteledger/shared-lib/ui';

type Props = {
  label: string;
  /** Label of the option without a filter. */
  everything: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** Select that filters a list by one of a few values. */
export const ListChoice = ({ label, everything, options, value, onChange }: Props) => (
  <Select
    className="sl-list-filter"
    aria-label={label}
    options={[{ value: '', label: everything }, ...options]}
    value={value}
    onChange={onChange}
  />
);
