import type { Project, VariationOrder } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { CreateButton, ImportButton } from '@siteledger/shared-lib/records';
import { Outlet, useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { MoveButton } from '../moves';
import { VariationActions } from './variation-actions';
import { variationColumns } from './variation-columns';
import { VariationFilters } from './variation-filters';
import { variationsApi } from './variations-api';
import './variations.css';

const defaults = { sort: 'vo_no', filters: { status: [] as string[], type: '', party: '' } };

/**
 * Tab with a project's variation orders; dialogs to create and edit one open over it. variations.md#fields,
 * variations.md#states
 */
export function VariationListTab() {
  const project = useOutletContext<Project>();
  const list = useListState(defaults);
  const mayChange = usePermissions().can('project.update');
  const create = (
    <CreateButton to={`/projects/${project.uuid}/variation-orders/create`} permission="project.update">
      New variation order
    </CreateButton>
  );

  return (
    <>
      <DataTable<VariationOrder, { project?: string }>
        name="Variation orders"
        list={list}
        endpoint={variationsApi.endpoints.projectVariationsList}
        args={{ project: project.uuid }}
        columns={variationColumns}
        columnsKey="project-variations"
        filters={<VariationFilters filters={list.filters} onChange={list.setFilter} />}
        actions={
          <>
            <ImportButton entity="variation_order" />
            {create}
          </>
        }
        selectionActions={({ uuids, clear }) => (
          <MoveButton kind="variation_orders" project={project} uuids={uuids} onMoved={clear} />
        )}
        rowActions={mayChange ? (variation) => <VariationActions variation={variation} /> : undefined}
        rowActionsWidth={56}
        nextStep={
          <>
            <p>No variation orders yet. Approved ones change the contract sum or a commitment.</p>
            {create}
          </>
        }
        exportName="variation-orders.xlsx"
      />
      <Outlet context={project} />
    </>
  );
}
