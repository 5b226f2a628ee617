import { useContractorOptionsQuery } from '@siteledger/shared-lib/api';
import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  /** The chosen contractor or supplier, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what is owed to one contractor or supplier, found by typing a part of the name. */
export function SupplierFilter({ uuid, onChange }: Props) {
  const [text, setText] = useState('');
  const { data: contractors = [], isFetching } = useContractorOptionsQuery(text);
  const search = useDebounced(setText, SEARCH_DEBOUNCE_MS);
  return (
    <Select
      className="sl-list-filter"
      aria-label="Supplier"
      placeholder="All suppliers"
      allowClear
      popupMatchSelectWidth={360}
      showSearch={{ filterOption: false, onSearch: search }}
      options={contractors.map((contractor) => ({ value: contractor.uuid, label: contractor.name }))}
      loading={isFetching}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
