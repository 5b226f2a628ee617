import { SEARCH_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { Select, useDebounced } from '@siteledger/shared-lib/ui';
import { useClientSearch } from '../use-client-search';

type Props = { uuid: string; onChange: (uuid: string) => void };

/** Shows the projects of one client, found by typing a part of the name. */
export function ClientFilter({ uuid, onChange }: Props) {
  const { options, isLoading, search } = useClientSearch();
  const searchLater = useDebounced(search, SEARCH_DEBOUNCE_MS);
  return (
    <Select
      className="client-filter"
      aria-label="Filter by client"
      placeholder="All clients"
      allowClear
      showSearch={{ filterOption: false, onSearch: searchLater }}
      options={options}
      loading={isLoading}
      value={uuid || undefined}
      onChange={(chosen?: string) => onChange(chosen ?? '')}
    />
  );
}
