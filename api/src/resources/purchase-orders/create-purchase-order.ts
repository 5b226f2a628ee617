import {
  addMoney,
  compareMoney,
  type PurchaseOrder,
  type PurchaseOrderInput,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { numbered, nextNumber } from '../../db/next-number';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { conflict, invalid } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { findContractor } from '../contractors/queries';
import { requireProject } from '../projects/require-project';
import { orderLines } from './order-lines';
import { insertOrder, isOrderNoTaken, orderByNumber, priceLines } from './queries';

const ZERO = '0.00';

/** Drafts a purchase order; its value is the sum of its lines and its tax. Decision §2 and §3. */
export const createPurchaseOrder = (context: Context, input: PurchaseOrderInput): Promise<PurchaseOrder | undefined> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, input.project_uuid, 'share');
    if (project.status === 'Completed') throw conflict('A completed project takes no new purchase orders.');
    const contractor = await findContractor(db, input.contractor_uuid);
    if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
    const lines = await orderLines(db, input);
    const priced = await priceLines(db, lines, input.issued_date);
    const total_tax = isGiven(input.total_tax)
      ? toMoney(input.total_tax)
      : addMoney(ZERO, ...priced.map(({ tax }) => tax));
    const total_value = addMoney(total_tax, ...priced.map(({ amount }) => amount));
    if (isGiven(input.total_value) && compareMoney(input.total_value, total_value) !== 0) {
      throw invalid({ total_value: [`Total Value must be equal to the lines with tax, ${total_value}.`] });
    }

    const values = {
      project_id: project.id,
      contractor_id: contractor.id,
      po_no: input.po_no ?? (await nextOrderNo(db, input.issued_date)),
      issued_date: input.issued_date,
      required_date: input.required_date ?? null,
      description: input.description ?? null,
      remarks: input.remarks ?? null,
      budget: isGiven(input.budget) ? toMoney(input.budget) : null,
      total_tax,
      total_value,
    };
    const order = await insertOrder(
      db,
      values,
      lines.map((line, index) => ({ ...line, amount: priced[index]?.amount ?? ZERO })),
    );
    await audit(db, context, {
      action: 'purchase-order.create',
      entity: 'purchase-order',
      uuid: order.uuid,
      after: { ...order, lines },
    });
    return orderByNumber(db, order.id);
  });

const isGiven = (amount: string | number | null | undefined): amount is string | number =>
  amount !== null && amount !== undefined;

async function nextOrderNo(db: Db, issuedDate: string) {
  const series = `PO-${issuedDate.slice(0, 4)}`;
  // Somebody may have typed a number of the series before it was reached.
  for (;;) {
    const next = numbered(series, await nextNumber(db, series));
    if (!(await isOrderNoTaken(db, next))) return next;
  }
}
