import { nextPurchaseOrderStatuses, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined, PrinterOutlined, Tooltip } from '@siteledger/shared-lib/ui';
import { orderPrintPath, ordersPath } from './order-paths';
import { useDeleteOrder } from './use-delete-order';
import { ORDER_STEPS, useOrderStatus } from './use-order-status';

type Props = {
  order: PurchaseOrder;
  /** The status cannot change while there are unsaved changes. */
  isDirty: boolean;
};

/** Actions on a whole order: the next status, printing and deletion. docs/domain/states-and-deletions.md#deletions */
export function OrderActions({ order, isDirty }: Props) {
  const { askAndChange, isChanging } = useOrderStatus(order);
  const { remove, isDeleting } = useDeleteOrder();
  const navigate = useNavigate();
  const removeAndLeave = async () => {
    if (await remove(order)) await navigate(ordersPath(order.project.uuid));
  };

  return (
    <>
      {nextPurchaseOrderStatuses(order.status).map((status) => (
        <Tooltip key={status} title={isDirty ? 'Save or discard your changes first' : undefined}>
          <Button
            type={status === 'issued' ? 'primary' : undefined}
            disabled={isDirty}
            loading={isChanging}
            onClick={() => void askAndChange(status)}
          >
            {ORDER_STEPS[status]?.label}
          </Button>
        </Tooltip>
      ))}
      <Button icon={<PrinterOutlined aria-hidden />} href={orderPrintPath(order.uuid)} target="_blank">
        Print
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} loading={isDeleting} onClick={() => void removeAndLeave()}>
        Delete order
      </Button>
    </>
  );
}
