import type { PurchaseOrder } from '@siteledger/shared-lib/domain';

/** The tab of a project's orders. Specification §2. */
export const ordersPath = (project: string) => `/projects/${project}/purchase-orders`;

/** An order's link is built from the project and the contractor; `order` chooses one of several. Specification §2, Decision §3. */
export const orderPath = (project: string, { contractor, uuid }: Pick<PurchaseOrder, 'contractor' | 'uuid'>) =>
  `${ordersPath(project)}/${contractor.uuid}?order=${uuid}`;

/** The page that prints an order. Specification §2. */
export const orderPrintPath = (uuid: string) => `/document-printing/po?uuid=${uuid}`;
