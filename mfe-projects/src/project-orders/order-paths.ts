import { pageOfOrder, type PurchaseOrder } from '@siteledger/shared-lib/domain';

/** The tab of a project's orders. docs/domain/screens.md#routes */
export const ordersPath = (project: string) => `/projects/${project}/purchase-orders`;

/**
 * An order's link is built from the project and the contractor; `order` chooses one of several.
 * docs/domain/orders.md#several-orders-of-one-contractor
 */
export const orderPath = (project: string, { contractor, uuid }: Pick<PurchaseOrder, 'contractor' | 'uuid'>) =>
  pageOfOrder(project, contractor.uuid, uuid);

/** The page that prints an order. docs/domain/screens.md#routes */
export const orderPrintPath = (uuid: string) => `/document-printing/po?uuid=${uuid}`;
