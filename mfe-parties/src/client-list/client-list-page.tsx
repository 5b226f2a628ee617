import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { clientsApi } from '../api';
import { clientColumns } from './client-columns';

const defaults = { sort: 'name', order: 'asc' } as const;

/** The clients by name. */
export function ClientListPage() {
  const list = useListState(defaults);
  return (
    <>
      <PageHeader title="Clients" />
      <DataTable
        name="Clients"
        list={list}
        endpoint={clientsApi.endpoints.clientsList}
        columns={clientColumns}
        exportName="clients.xlsx"
      />
    </>
  );
}
