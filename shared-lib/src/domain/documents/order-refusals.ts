import type { PurchaseOrderStatus } from './purchase-order';

/** Why a purchase order cannot be made, or cannot be changed in some way. states-and-deletions.md#purchase-orders */
export const ORDER_REFUSALS = {
  completedProject: 'A completed project cannot have new purchase orders.',
  billedCancelled: 'A purchase order that is billed cannot be cancelled.',
  billedContractor: 'The contractor cannot change once a purchase order is billed.',
} as const;

/** Why an order in a status that is an end does not change. docs/domain/states-and-deletions.md#purchase-orders */
export const orderIsFixed = (status: PurchaseOrderStatus) => `A ${status} purchase order can no longer be edited.`;
