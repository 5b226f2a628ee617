import type { Client } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { partyDocumentsApi, projectColumns } from '../party-documents';

const columns = projectColumns.filter(({ key }) => key !== 'client_name');

/** The projects of a client in every status, the latest first. */
export function ClientProjectsTab() {
  const { uuid } = useOutletContext<Client>();
  return (
    <DataTable
      name="Projects"
      list={useListState({ sort: 'start_date' })}
      endpoint={partyDocumentsApi.endpoints.clientsProjects}
      args={{ client: uuid }}
      columns={columns}
      exportName="client-projects.xlsx"
    />
  );
}
