import { tellOutcome } from '@siteledger/shared-lib/api';
import {
  compareMoney,
  formatMoney,
  ORDER_REFUSALS,
  type PurchaseOrder,
  type PurchaseOrderStatus,
} from '@siteledger/shared-lib/domain';
import { confirmDialog, type Question } from '@siteledger/shared-lib/ui';
import { useProjectOrdersUpdateMutation } from './project-orders-api';
import { isBilled, tellBilled } from './use-delete-order';

/**
 * Texts of a change of status: its button, its confirmation, and its toast.
 * docs/domain/states-and-deletions.md#purchase-orders
 */
type Step = { label: string; done: string; question: (order: PurchaseOrder) => Question };

const stillOutstanding = ({ outstanding }: PurchaseOrder) =>
  compareMoney(outstanding, 0) > 0 ? ` ${formatMoney(outstanding)} is not yet billed.` : '';

/** Changes of an order's status, by the new status. docs/domain/states-and-deletions.md#purchase-orders */
export const ORDER_STEPS: Partial<Record<PurchaseOrderStatus, Step>> = {
  issued: {
    label: 'Issue',
    done: 'issued',
    question: ({ po_no, contractor }) => ({
      title: `Issue "${po_no}"?`,
      content: `It will be issued to ${contractor.name} and cannot become a draft again. If its terms are blank, your company's terms are used.`,
      okText: 'Issue',
    }),
  },
  closed: {
    label: 'Close',
    done: 'closed',
    question: (order) => ({
      title: `Close "${order.po_no}"?`,
      content: `A closed purchase order can no longer be edited.${stillOutstanding(order)}`,
      okText: 'Close order',
      destructive: true,
    }),
  },
  cancelled: {
    label: 'Cancel order',
    done: 'cancelled',
    question: ({ po_no }) => ({
      title: `Cancel "${po_no}"?`,
      content: 'A cancelled purchase order can no longer be edited or billed.',
      okText: 'Cancel order',
      cancelText: 'Keep order',
      destructive: true,
    }),
  },
};

/**
 * Changes an order's status after confirmation; for a billed one it explains why it cannot be cancelled.
 * docs/domain/states-and-deletions.md#purchase-orders
 */
export function useOrderStatus(order: PurchaseOrder) {
  const [updateOrder, { isLoading }] = useProjectOrdersUpdateMutation();

  const askAndChange = async (status: PurchaseOrderStatus) => {
    const step = ORDER_STEPS[status];
    if (!step) return;
    if (status === 'cancelled' && isBilled(order)) {
      await tellBilled(ORDER_REFUSALS.billedCancelled, order, 'Close it instead.');
      return;
    }
    if (!(await confirmDialog(step.question(order)))) return;
    await tellOutcome(
      updateOrder({ uuid: order.uuid, version: order.version, body: { status } }).unwrap(),
      `Purchase order ${order.po_no} ${step.done}.`,
    );
  };

  return { askAndChange, isChanging: isLoading };
}
