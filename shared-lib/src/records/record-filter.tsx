import type { Reference } from '@siteledger/shared-lib/domain';
import { LookupSelect, useLookup } from '@siteledger/shared-lib/ui';

type Props = {
  /** What is chosen, such as "Project". */
  label: string;
  /** What is there while nothing is: "All projects". */
  anyText: string;
  /** The lookup: records by name whose name has the text in it. */
  useOptions: (text: string) => { data?: Reference[]; currentData?: Reference[]; isError?: boolean };
  /** The chosen record, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to one record, found by typing a part of its name. */
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
      // A link may choose one that is not among those that were found.
      labelRender={({ label: name }) => name ?? `Selected ${label.toLowerCase()}`}
      value={uuid || undefined}
      onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : '')}
    />
  );
}

const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name });
