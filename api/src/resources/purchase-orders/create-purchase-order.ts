import {
  ORDER_REFUSALS,
  type PurchaseOrderDetails,
  type PurchaseOrderInput,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { nextNumber, numbered } from '../../db/next-number';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { conflict, invalid } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { findContractor } from '../contractors/contractors.queries';
import { requireProject } from '../projects/require-project';
import { orderLines } from './order-lines';
import { priceOrder } from './price-order';
import { insertOrder, isOrderNoTaken, orderByNumber } from './purchase-orders.queries';

/** Drafts a purchase order; its value is the sum of its lines and its tax. orders.md#value, orders.md#fields */
export const createPurchaseOrder = (
  context: Context,
  input: PurchaseOrderInput,
): Promise<PurchaseOrderDetails | undefined> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, input.project_uuid, 'share');
    if (project.status === 'Completed') throw conflict(ORDER_REFUSALS.completedProject);
    const contractor = await findContractor(db, input.contractor_uuid);
    if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
    const { totals, lines } = await priceOrder(db, await orderLines(db, input), input);

    const values = {
      project_id: project.id,
      contractor_id: contractor.id,
      po_no: input.po_no ?? (await nextOrderNo(db, input.issued_date)),
      ...orderColumns(input),
      ...totals,
    } satisfies StoredFields<PurchaseOrderInput, OrderColumns & { project_uuid: 'project_id' }>;
    const order = await insertOrder(db, values, lines);
    await audit(db, context, {
      action: 'purchase-order.create',
      after: { ...order, lines },
    });
    return orderByNumber(db, order.id, asOfToday(context));
  });

/** The columns of an order's fields that are called otherwise; its lines are rows of their own. */
export type OrderColumns = { contractor_uuid: 'contractor_id'; lines: never };

/** The columns of an order that are stored as they are typed. */
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

async function nextOrderNo(db: Db, issuedDate: string) {
  const series = `PO-${issuedDate.slice(0, 4)}`;
  // Somebody may have typed a number of the series before it was reached.
  for (;;) {
    const next = numbered(series, await nextNumber(db, series));
    if (!(await isOrderNoTaken(db, next))) return next;
  }
}
