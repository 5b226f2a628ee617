import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { clientsApi } from '../clients-api';
import { ListChoice } from '../list-choice';
import { NewPartyButton } from '../new-party-button';
import { clientColumns } from './client-columns';
import { useClientRowActions } from './use-client-row-actions';

const defaults = { sort: 'name', order: 'asc', filters: { deleted: '' } } as const;

const ALSO_DELETED = [
  { value: '1', label: 'Deleted clients' },
  { value: 'all', label: 'All clients' },
];

/** The clients by name, on demand the deleted ones; the creation of one opens over it. Specification §2. */
export function ClientListPage() {
  const list = useListState<{ deleted: string }>(defaults);
  const create = (
    <NewPartyButton list="/clients/list" permission="client.create">
      New client
    </NewPartyButton>
  );
  return (
    <>
      <PageHeader title="Clients" actions={create} />
      <DataTable
        name="Clients"
        list={list}
        endpoint={clientsApi.endpoints.clientsList}
        columns={clientColumns}
        columnsKey="clients"
        filters={
          <ListChoice
            label="Which clients"
            everything="Live clients"
            options={ALSO_DELETED}
            value={list.filters.deleted}
            onChange={(value) => list.setFilter('deleted', value)}
          />
        }
        {...useClientRowActions()}
        nextStep={create}
        exportName="clients.xlsx"
      />
      <Outlet />
    </>
  );
}
