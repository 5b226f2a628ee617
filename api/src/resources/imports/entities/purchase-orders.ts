import {
  nextPurchaseOrderStatuses,
  type PurchaseOrderDetails,
  type PurchaseOrderInput,
  purchaseOrderLineSchema,
  type PurchaseOrderStatus,
} from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../../figures/viewpoint';
import { deleteDocument } from '../../documents/change-document';
import { findDocument } from '../../documents/documents.queries';
import { guardDeletion } from '../../purchase-orders/change/guard-change';
import { updatePurchaseOrder } from '../../purchase-orders/change/update-purchase-order';
import { createPurchaseOrder } from '../../purchase-orders/create-purchase-order';
import { orderById } from '../../purchase-orders/purchase-orders.queries';
import { orderOfFileSchema } from '../fields/kinds/purchase-order';
import { byColumn } from './by-column.queries';
import { type Body, formOf, type Importable } from './importable';
import { partyOf, projectOf, recordOf } from './references.queries';

const deleteOrder = deleteDocument('purchase_orders', guardDeletion);

const COMPUTED = ['total_tax', 'total_value'];

/** Purchase orders, by PO No, with a row for each line. */
export const PURCHASE_ORDERS: Importable = {
  schema: orderOfFileSchema,
  permission: 'project.po',
  lineName: 'description',
  keyOf: ({ po_no }) => po_no,
  findByKeys: byColumn('purchase_orders', 'po_no'),
  read: async (context, uuid) => {
    const { id } = (await findDocument(context.db, context, 'purchase_orders', uuid)) ?? {};
    const found = id === undefined ? undefined : await orderById(context.db, id, asOfToday(context));
    return formOf(
      orderOfFileSchema,
      found && {
        ...found,
        project_uuid: found.project.uuid,
        contractor_uuid: found.contractor.uuid,
        lines: found.lines.map(lineOfForm),
      },
    );
  },
  create: async (context, { status, ...input }: PurchaseOrderInput & { status?: PurchaseOrderStatus | null }) => {
    const order = await createPurchaseOrder(context, input);
    for (const step of stepsTo(status ?? 'draft'))
      await updatePurchaseOrder(context, String(order?.uuid), { status: step }, undefined);
    return order;
  },
  // Totals that the file does not state follow from new lines.
  update: (context, uuid, body, { stated, changed }) => {
    const sent = [...changed, ...stated.filter((field) => COMPUTED.includes(field))];
    const fields = Object.entries<unknown>(body as Body).filter(([field]) => sent.includes(field));
    return updatePurchaseOrder(context, uuid, Object.fromEntries(fields), undefined);
  },
  remove: (context, uuid) => deleteOrder(context, uuid, undefined),
  number: { table: 'purchase_orders', column: 'po_no' },
  references: {
    project_uuid: projectOf,
    contractor_uuid: partyOf('Contractor', 'organisations'),
    'lines.account_code_uuid': recordOf('Account Code', 'account_codes', 'code'),
  },
  defaulted: ['po_no', 'status', ...COMPUTED, 'terms', 'lines.tax_code'],
  computed: COMPUTED,
  totals: ['total_value', 'budget'],
};

// The states of a new order on its way to one: only an issued order is closed or cancelled.
const stepsTo = (status: PurchaseOrderStatus): PurchaseOrderStatus[] => {
  if (status === 'draft') return [];
  return nextPurchaseOrderStatuses('draft').includes(status) ? [status] : ['issued', status];
};

// Quantities and prices as a form sends them, without the zeros of the database.
const lineOfForm = ({ account_code, ...line }: PurchaseOrderDetails['lines'][number]) =>
  purchaseOrderLineSchema.cast(formOf(purchaseOrderLineSchema, { ...line, account_code_uuid: account_code?.uuid }));
