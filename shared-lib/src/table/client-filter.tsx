import { useClientOptionsQuery } from '@siteledger/shared-lib/api';
import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  /** The chosen client, or '' for all. */
  uuid: string;
  onChange: (uuid: string) => void;
};

/** Shows what belongs to the projects of one client, found by typing a part of its name. It is for those who may see clients. */
export function ClientFilter({ uuid, onChange }: Props) {
  const [text, setText] = useState('');
  const { data: clients = [], isFetching } = useClientOptionsQuery(text);
  const search = useDebounced(setText, SEARCH_DEBOUNCE_MS);
  return (
    <Select
      className="sl-list-filter"
      aria-label="Client"
      placeholder="All clients"
      allowClear
      popupMatchSelectWidth={320}
      showSearch={{ filterOption: false, onSearch: search }}
      options={clients.map((client) => ({ value: client.uuid, label: client.name }))}
      loading={isFetching}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
