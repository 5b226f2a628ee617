import { notifyError } from '@siteledger/shared-lib/api';
import { compareMoney, formatMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { confirmDialog, notify } from '@siteledger/shared-lib/ui';
import { useProjectOrdersDeleteMutation } from './project-orders-api';

type Order = Pick<PurchaseOrder, 'uuid' | 'po_no' | 'version' | 'billed'>;

/** Whether something is billed on an order. docs/domain/orders.md#billed-and-outstanding */
export const isBilled = ({ billed }: Pick<PurchaseOrder, 'billed'>) => compareMoney(billed, 0) > 0;

/** Tells in words why an order that is billed cannot go a way. */
export const tellBilled = (title: string, { billed }: Pick<PurchaseOrder, 'billed'>, advice: string) =>
  confirmDialog({
    title,
    content: `${formatMoney(billed)} is billed on it. ${advice}`,
    okText: 'Got it',
    cancelText: null,
  });

/**
 * Deletes an order after a question that names it; true when it is gone. One that is billed says why it stays.
 * docs/domain/states-and-deletions.md#deletions
 */
export function useDeleteOrder() {
  const [deleteOrder, { isLoading }] = useProjectOrdersDeleteMutation();

  const askAndDelete = async (order: Order) => {
    const { uuid, po_no, version } = order;
    if (isBilled(order)) {
      await tellBilled(`"${po_no}" cannot be deleted.`, order, 'Move its expenses to another purchase order first.');
      return false;
    }
    const isSure = await confirmDialog({
      title: `Delete "${po_no}"?`,
      content: 'Its lines are deleted too; its number will not be reused.',
      okText: 'Delete',
      destructive: true,
    });
    if (!isSure) return false;
    try {
      await deleteOrder({ uuid, version }).unwrap();
      notify.success(`Successfully deleted "${po_no}"`);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };

  return { askAndDelete, isDeleting: isLoading };
}
