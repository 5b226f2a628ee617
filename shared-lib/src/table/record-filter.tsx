import { SEARCH_DEBOUNCE_MS, type Reference } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  /** What is chosen, such as "Project". */
  label: string;
  /** What stands there while nothing is: "All projects". */
  anyText: string;
  /** The lookup: records by name whose name has the text in it. */
  useOptions: (text: string) => { data?: Reference[]; isFetching: boolean };
  /** The chosen record, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to one record, found by typing a part of its name. */
export function RecordFilter({ label, anyText, useOptions, uuid, onChange }: Props) {
  const [text, setText] = useState('');
  const { data: records = [], isFetching } = useOptions(text);
  const search = useDebounced(setText, SEARCH_DEBOUNCE_MS);
  return (
    <Select
      className="sl-list-filter"
      aria-label={label}
      placeholder={anyText}
      allowClear
      popupMatchSelectWidth={360}
      showSearch={{ filterOption: false, onSearch: search }}
      options={records.map((record) => ({ value: record.uuid, label: record.name }))}
      // A link may choose one that is not among those that were found.
      labelRender={({ label: name }) => name ?? `Chosen ${label.toLowerCase()}`}
      loading={isFetching}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
