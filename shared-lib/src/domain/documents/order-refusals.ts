import type { PurchaseOrderStatus } from './purchase-order';

/** Error messages for purchase orders that cannot be created or changed. states-and-deletions.md#purchase-orders */
export const ORDER_REFUSALS = {
  completedProject: 'A completed project cannot have new purchase orders.',
  billedCancelled: 'A purchase order that is billed cannot be cancelled.',
  billedContractor: 'The contractor cannot change once a purchase order is billed.',
} as const;

/** Error message: an order in a final status cannot be edited. docs/domain/states-and-deletions.md#purchase-orders */
export const orderIsFixed = (status: PurchaseOrderStatus) => `A ${status} purchase order can no longer be edited.`;
