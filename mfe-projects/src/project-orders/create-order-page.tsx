import { useTaxRatesQuery } from '@siteledger/shared-lib/api';
import {
  ORDER_REFUSALS,
  todayInKualaLumpur,
  type Project,
  type PurchaseOrderFormInput,
} from '@siteledger/shared-lib/domain';
import { Link, useNavigate, useOutletContext, useSearchParams } from '@siteledger/shared-lib/router';
import { Alert, notify } from '@siteledger/shared-lib/ui';
import { DocumentHead } from '../document-head';
import { OrderForm } from './order-form';
import { orderPath, ordersPath } from './order-paths';
import { OrderState } from './order-state';
import { useProjectOrdersCreateMutation } from './project-orders-api';

/**
 * Page to draft a purchase order of a project; a completed project accepts none. screens.md#routes, orders.md#fields
 */
export function CreateOrderPage() {
  const project = useOutletContext<Project>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [createOrder] = useProjectOrdersCreateMutation();
  const { data: rates, error, refetch } = useTaxRatesQuery();
  const back = ordersPath(project.uuid);

  if (project.status === 'Completed')
    return (
      <Alert type="info" title={ORDER_REFUSALS.completedProject} action={<Link to={back}>All purchase orders</Link>} />
    );
  if (!rates) return <OrderState project={project.uuid} error={error} onRetry={() => void refetch()} />;

  const onSubmit = async ({ version: _, ...values }: PurchaseOrderFormInput) => {
    const order = await createOrder({ ...values, project_uuid: project.uuid }).unwrap();
    notify.success(`Purchase order ${order.po_no} created.`);
    await navigate(orderPath(project.uuid, order), { replace: true });
  };

  return (
    <>
      <DocumentHead back={{ to: back, text: 'All purchase orders' }} title="New purchase order" />
      <OrderForm
        label="New purchase order"
        project={project.uuid}
        rates={rates}
        initialValues={{ contractor_uuid: search.get('contractor'), issued_date: todayInKualaLumpur() }}
        onSubmit={onSubmit}
        submitText="Create purchase order"
      />
    </>
  );
}
