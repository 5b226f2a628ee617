import type { Project, ProjectContractor } from '@siteledger/shared-lib/domain';
import { usePermissions, Permission } from '@siteledger/shared-lib/permission';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { Button, TeamOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { MoveButton } from '../moves';
import { NewExpenseButton } from './new-expense-button';
import { projectSuppliersApi, type OfProject } from './project-suppliers-api';
import { RemoveAssignmentButton } from './remove-assignment-button';
import { supplierColumns } from './supplier-columns';
import { SupplierExpenses } from './supplier-expenses';
import { AssignContractorModal } from './assign-contractor-modal';

const defaults = { sort: 'name', order: 'asc' } as const;

/** Contractors and suppliers of a project; a row expands to its expenses. figures.md#contractors-of-a-project */
export function SupplierListTab() {
  const project = useOutletContext<Project>();
  const list = useListState(defaults);
  const { can } = usePermissions();
  return (
    <DataTable<ProjectContractor, OfProject>
      name="Suppliers"
      list={list}
      endpoint={projectSuppliersApi.endpoints.projectSuppliersList}
      args={{ project: project.uuid }}
      columns={supplierColumns(project.uuid, can('project.po'))}
      columnsKey="project-contractors"
      actions={
        <>
          <AssignContractorButton project={project} />
          <NewExpenseButton type="primary" project={project.uuid} />
        </>
      }
      expanded={(contractor) => <SupplierExpenses project={project} contractor={contractor} />}
      rowActions={
        can('project.update')
          ? (contractor) => <RemoveAssignmentButton project={project} contractor={contractor} />
          : undefined
      }
      rowActionsWidth={56}
      selectionActions={({ uuids, clear }) => (
        <MoveButton kind="contractors" project={project} uuids={uuids} onMoved={clear} />
      )}
      nextStep={
        <>
          <p>No contractors yet. Those that are assigned, or have an order or a bill, are listed here.</p>
          <AssignContractorButton project={project} />
        </>
      }
      exportName="suppliers.xlsx"
    />
  );
}

function AssignContractorButton({ project }: { project: Project }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Permission any={['project.update']}>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Assign contractor
      </Button>
      {isOpen && <AssignContractorModal project={project} onClose={() => setOpen(false)} />}
    </Permission>
  );
}
