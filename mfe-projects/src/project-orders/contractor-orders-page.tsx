import { skipToken, useTaxRatesQuery } from '@siteledger/shared-lib/api';
import type { Project, PurchaseOrder } from '@siteledger/shared-lib/domain';
import { Navigate, useOutletContext, useParams, useSearchParams } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { useMemo } from 'react';
import { DocumentHead } from '../document-head';
import { NewOrderButton } from './new-order-button';
import { orderColumns } from './order-columns';
import { orderPath, ordersPath } from './order-paths';
import { OrderRowActions } from './order-row-actions';
import { OrderNotFound, OrderState } from './order-state';
import { projectOrdersApi, useProjectOrdersOfContractorQuery, useProjectOrdersOneQuery } from './project-orders-api';
import { UpdateOrderForm } from './update-order-form';

/**
 * Orders of one contractor in a project: opens the only one, or the one named by `order`; otherwise lists them.
 * docs/domain/orders.md#several-orders-of-one-contractor
 */
export function ContractorOrdersPage() {
  const project = useOutletContext<Project>();
  const { contractorUuid: contractor = '' } = useParams();
  const [search] = useSearchParams();
  const chosen = search.get('order');
  const of = { project: project.uuid, contractor };
  const { currentData: orders, error, refetch } = useProjectOrdersOfContractorQuery(chosen ? skipToken : of);

  if (chosen) return <OpenedOrder uuid={chosen} project={project.uuid} contractor={contractor} />;
  if (!orders) return <OrderState project={project.uuid} error={error} onRetry={() => void refetch()} />;
  const [only] = orders;
  if (only && orders.length === 1) return <OpenedOrder uuid={only.uuid} {...of} />;
  return <OrdersToChoose project={project} contractor={contractor} name={only?.contractor.name} />;
}

type OpenedProps = { uuid: string; project: string; contractor: string };

function OpenedOrder({ uuid, project, contractor }: OpenedProps) {
  const { currentData: order, error, refetch } = useProjectOrdersOneQuery(uuid);
  const { data: rates, error: noRates, refetch: refetchRates } = useTaxRatesQuery();
  const retry = () => {
    void refetch();
    void refetchRates();
  };

  if (!order || !rates) return <OrderState project={project} error={error ?? noRates} onRetry={retry} />;
  if (order.project.uuid !== project) return <OrderNotFound project={project} />;
  if (order.contractor.uuid !== contractor) return <Navigate to={orderPath(project, order)} replace />;
  return <UpdateOrderForm key={uuid} order={order} rates={rates} />;
}

type ChoiceProps = { project: Project; contractor: string; name?: string };

function OrdersToChoose({ project, contractor, name = 'Contractor' }: ChoiceProps) {
  const list = useListState({ sort: 'issued_date' });
  const columns = useMemo(
    () => orderColumns(project.uuid).filter(({ key }) => key !== 'contractor.name'),
    [project.uuid],
  );
  return (
    <>
      <DocumentHead back={{ to: ordersPath(project.uuid), text: 'All purchase orders' }} title={name} />
      <DataTable<PurchaseOrder, { project: string; contractor: string }>
        name="Purchase orders"
        list={list}
        endpoint={projectOrdersApi.endpoints.projectOrdersList}
        args={{ project: project.uuid, contractor }}
        columns={columns}
        columnsKey="project-orders"
        actions={<NewOrderButton project={project} contractor={contractor} />}
        rowActions={(order) => <OrderRowActions order={order} />}
        rowActionsWidth={88}
        nextStep={
          <>
            <p>No purchase orders yet.</p>
            <NewOrderButton project={project} contractor={contractor} />
          </>
        }
        exportName="purchase-orders.xlsx"
      />
    </>
  );
}
