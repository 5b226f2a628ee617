import type { Client } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';
import { partyDocumentsApi, projectColumns } from '../party-documents';

const columns = projectColumns.filter(({ key }) => key !== 'client_name');

/** Tab with a client's projects in every status, latest first. */
export function ClientProjectsTab() {
  const { uuid } = useOutletContext<Client>();
  return (
    <DataTable
      name="Projects"
      list={useListState({ sort: 'start_date' })}
      endpoint={partyDocumentsApi.endpoints.clientsProjects}
      args={{ client: uuid }}
      columns={columns}
      nextStep={
        <>
          <p>No projects yet. Those of this client are listed here.</p>
          <Permission any={['project.create']}>
            <LinkButton icon={<PlusOutlined aria-hidden />} to="/projects/list/create">
              New project
            </LinkButton>
          </Permission>
        </>
      }
      exportName="client-projects.xlsx"
    />
  );
}
