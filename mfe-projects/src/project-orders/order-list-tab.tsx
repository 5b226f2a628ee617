import { PURCHASE_ORDER_STATUSES, type Project, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { ImportButton } from '@siteledger/shared-lib/records';
import { useOutletContext } from '@siteledger/shared-lib/router';
import { DataTable, FilterChips, useListState } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { ContractorFilter } from '../contractor-filter';
import { MoveButton } from '../moves';
import { NewOrderButton } from './new-order-button';
import { orderColumns } from './order-columns';
import { OrderRowActions } from './order-row-actions';
import { projectOrdersApi } from './project-orders-api';

const NO_STATUS: readonly string[] = [];
const defaults = { sort: 'issued_date', filters: { status: NO_STATUS, contractor: '' } };

const statuses = PURCHASE_ORDER_STATUSES.map((status) => ({ value: status, label: statusText(status) }));

/**
 * Tab of a project with its purchase orders and their billed amounts. screens.md#routes,
 * orders.md#billed-and-outstanding
 */
export function OrderListTab() {
  const project = useOutletContext<Project>();
  const list = useListState(defaults);
  const columns = useMemo(() => orderColumns(project.uuid), [project.uuid]);

  return (
    <DataTable<PurchaseOrder, { project: string }>
      name="Purchase orders"
      list={list}
      endpoint={projectOrdersApi.endpoints.projectOrdersList}
      args={{ project: project.uuid }}
      columns={columns}
      columnsKey="project-orders"
      filters={
        <>
          <FilterChips
            label="Status"
            options={statuses}
            chosen={list.filters.status}
            onChange={(value) => list.setFilter('status', value)}
          />
          <ContractorFilter
            className="sl-list-filter"
            aria-label="Filter by contractor"
            project={project.uuid}
            uuid={list.filters.contractor}
            onChange={(value) => list.setFilter('contractor', value)}
          />
        </>
      }
      actions={
        <>
          <ImportButton entity="purchase_order" />
          <NewOrderButton project={project} />
        </>
      }
      rowActions={(order) => <OrderRowActions order={order} />}
      rowActionsWidth={88}
      selectionActions={({ uuids, clear }) => (
        <MoveButton kind="purchase_orders" project={project} uuids={uuids} onMoved={clear} />
      )}
      nextStep={
        <>
          <p>No purchase orders yet. Orders to contractors and suppliers are listed here.</p>
          <NewOrderButton project={project} />
        </>
      }
      exportName="purchase-orders.xlsx"
    />
  );
}
