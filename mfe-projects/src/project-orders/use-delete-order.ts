import { deleteNow, tellWhyItStays } from '@siteledger/shared-lib/api';
import { compareMoney, formatMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { useProjectOrdersDeleteMutation, useProjectOrdersRestoreMutation } from './project-orders-api';

type Order = Pick<PurchaseOrder, 'uuid' | 'po_no' | 'version' | 'billed'>;

/** Whether an order has bills. docs/domain/orders.md#billed-and-outstanding */
export const isBilled = ({ billed }: Pick<PurchaseOrder, 'billed'>) => compareMoney(billed, 0) > 0;

/** Shows a dialog that explains why a billed order refuses an action. */
export const tellBilled = (title: string, { billed }: Pick<PurchaseOrder, 'billed'>, advice: string) =>
  tellWhyItStays(title, `${formatMoney(billed)} is billed on it. ${advice}`);

/**
 * Deletes an order and offers an undo; true when it is deleted. For a billed order it explains why it cannot be.
 * docs/domain/states-and-deletions.md#undo
 */
export function useDeleteOrder() {
  const [deleteOrder, { isLoading }] = useProjectOrdersDeleteMutation();
  const [restoreOrder] = useProjectOrdersRestoreMutation();

  const remove = async (order: Order) => {
    const { uuid, po_no, version } = order;
    if (isBilled(order)) {
      await tellBilled(`"${po_no}" cannot be deleted.`, order, 'Move its expenses to another purchase order first.');
      return false;
    }
    return deleteNow({
      name: po_no,
      send: () => deleteOrder({ uuid, version }).unwrap(),
      restore: () => restoreOrder(uuid).unwrap(),
    });
  };

  return { remove, isDeleting: isLoading };
}
