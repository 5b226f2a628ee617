import { useListState } from '@siteledger/shared-lib/table';
import { clientsApi } from './clients-api';
import { ListChoice, PartyList } from '../party';
import { clientColumns } from './client-columns';
import { defaults } from './list-defaults';
import { useClientRowActions } from './use-client-row-actions';

const ALSO_DELETED = [
  { value: '1', label: 'Deleted clients' },
  { value: 'all', label: 'All clients' },
];

/** List of clients by name, optionally with deleted ones. docs/domain/screens.md#routes */
export function ClientListPage() {
  const list = useListState<{ deleted: string }>(defaults);
  return (
    <PartyList
      one="client"
      many="Clients"
      path="/clients/list"
      create="client.create"
      imported="client"
      list={list}
      endpoint={clientsApi.endpoints.clientsList}
      columns={clientColumns}
      filters={
        <ListChoice
          label="Which clients"
          everything="Active clients"
          options={ALSO_DELETED}
          value={list.filters.deleted}
          onChange={(value) => list.setFilter('deleted', value)}
        />
      }
      rowActions={useClientRowActions()}
    />
  );
}
