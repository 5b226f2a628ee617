import {
  ORDER_REFUSALS,
  type PurchaseOrderDetails,
  type PurchaseOrderInput,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { nextFreeNumber } from '../../db/next-number';
import { insertRow } from '../../db/rows';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { contractorOf } from '../contractors/contractor-of';
import { requireProject } from '../projects/require-project';
import { insertLines } from './change/order-lines.queries';
import { orderLines } from './order-lines';
import { priceOrder } from './price-order';
import { orderById } from './purchase-orders.queries';

/** Drafts a purchase order, whose value is the sum of its lines plus tax. orders.md#value, orders.md#fields */
export const createPurchaseOrder = (
  context: Context,
  input: PurchaseOrderInput,
): Promise<PurchaseOrderDetails | undefined> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, input.project_uuid, 'share');
    if (project.status === 'Completed') throw conflict(ORDER_REFUSALS.completedProject);
    const contractor_id = await contractorOf(db, input.contractor_uuid);
    const { totals, lines } = await priceOrder(db, await orderLines(db, input), input);

    const values = {
      project_id: project.id,
      contractor_id,
      po_no: input.po_no ?? (await nextFreeNumber(db, 'PO', input.issued_date, 'purchase_orders.po_no')),
      ...orderColumns(input),
      ...totals,
    } satisfies StoredFields<PurchaseOrderInput, OrderColumns & { project_uuid: 'project_id' }>;
    const order = await insertRow(db, 'purchase_orders', values);
    await insertLines(db, order.id, lines);
    await audit(db, context, {
      action: 'purchase-order.create',
      after: { ...order, lines },
    });
    return orderById(db, order.id, asOfToday(context));
  });

/** Fields of an order whose columns have other names; lines have a table of their own. */
export type OrderColumns = { contractor_uuid: 'contractor_id'; lines: never };

/** The columns of an order that are stored as typed. */
export const orderColumns = (
  input: Pick<PurchaseOrderInput, 'issued_date' | 'required_date' | 'description' | 'remarks' | 'budget' | 'terms'>,
) => ({
  issued_date: input.issued_date,
  required_date: input.required_date ?? null,
  description: input.description ?? null,
  remarks: input.remarks ?? null,
  budget: input.budget === null || input.budget === undefined ? null : toMoney(input.budget),
  terms: input.terms ?? null,
});
