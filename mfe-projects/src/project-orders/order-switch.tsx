import { formatDay, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Select } from '@siteledger/shared-lib/ui';
import { orderPath } from './order-paths';
import { useProjectOrdersOfContractorQuery } from './project-orders-api';

/**
 * Select with the contractor's other orders in the project; hidden if there are none.
 * docs/domain/orders.md#several-orders-of-one-contractor
 */
export function OrderSwitch({ order }: { order: PurchaseOrder }) {
  const navigate = useNavigate();
  const project = order.project.uuid;
  const { data: orders = [] } = useProjectOrdersOfContractorQuery({ project, contractor: order.contractor.uuid });
  if (orders.length < 2) return null;
  return (
    <Select
      className="order-switch"
      size="small"
      aria-label="Other orders of this contractor"
      popupMatchSelectWidth={false}
      value={order.uuid}
      options={orders.map(({ uuid, po_no, issued_date }) => ({
        value: uuid,
        label: `${po_no} · ${formatDay(issued_date)}`,
      }))}
      onChange={(uuid: string) => void navigate(orderPath(project, { contractor: order.contractor, uuid }))}
    />
  );
}
