import type { Reference } from '@siteledger/shared-lib/domain';
import { LookupSelect, useLookup } from '@siteledger/shared-lib/ui';

type Props = {
  /** Name of the filter, such as "Project". */
  label: string;
  /** Placeholder without a choice: "All projects". */
  anyText: string;
  /** The lookup: records whose name contains the text, sorted by name. */
  useOptions: (text: string) => { data?: Reference[]; currentData?: Reference[]; isError?: boolean };
  /** The chosen record, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Filter by one record, searched by name. */
export function RecordFilter({ label, anyText, useOptions, uuid, onChange }: Props) {
  const lookup = useLookup(useOptions, optionOf);
  return (
    <LookupSelect
      lookup={lookup}
      className="sl-list-filter"
      aria-label={label}
      placeholder={anyText}
      allowClear
      popupMatchSelectWidth={360}
      // A link may select a record that is not among the loaded options.
      labelRender={({ label: name }) => name ?? `Selected ${label.toLowerCase()}`}
      value={uuid || undefined}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
    />
  );
}

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name });
