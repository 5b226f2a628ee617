import { Select } from '@siteledger/shared-lib/ui';

type Props = {
  label: string;
  /** What is there when nothing is chosen. */
  everything: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

/** One value of a few that a list is narrowed to, or none. */
export const ListChoice = ({ label, everything, options, value, onChange }: Props) => (
  <Select
    className="sl-list-filter"
    aria-label={label}
    options={[{ value: '', label: everything }, ...options]}
    value={value}
    onChange={onChange}
  />
);
