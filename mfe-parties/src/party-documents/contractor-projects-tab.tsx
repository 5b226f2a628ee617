import type { Contractor, Project } from '@siteledger/shared-lib/domain';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { partyDocumentsApi, type OfContractor } from './party-documents-api';
import { projectColumns } from './project-columns';

const columns = projectColumns.filter(({ key }) => key !== 'total_received' && key !== 'total_invoiced');

/** Tab with a contractor's or supplier's projects in every status, latest first. */
export function ContractorProjectsTab() {
  const { uuid } = useOutletContext<Contractor>();
  return (
    <DataTable<Project, OfContractor>
      name="Projects"
      list={useListState({ sort: 'start_date' })}
      endpoint={partyDocumentsApi.endpoints.contractorsProjects}
      args={{ contractor: uuid }}
      columns={columns}
      nextStep={<p>No projects yet. Projects with an assignment, order or bill are listed here.</p>}
      exportName="contractor-projects.xlsx"
    />
  );
}
