import { pageOfOrder, type PurchaseOrder } from '@siteledger/shared-lib/domain';

/** Path of a project's list of orders. docs/domain/screens.md#routes */
export const ordersPath = (project: string) => `/projects/${project}/purchase-orders`;

/**
 * Path of an order, built from project and contractor; `order` selects one of several.
 * docs/domain/orders.md#several-orders-of-one-contractor
 */
export const orderPath = (project: string, { contractor, uuid }: Pick<PurchaseOrder, 'contractor' | 'uuid'>) =>
  pageOfOrder(project, contractor.uuid, uuid);

/** Path of an order's print page. docs/domain/screens.md#routes */
export const orderPrintPath = (uuid: string) => `/document-printing/po?uuid=${uuid}`;
