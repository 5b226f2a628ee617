import { type PurchaseOrderDetails, type PurchaseOrderUpdate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { saveRow } from '../../../db/rows';
import { type StoredFields } from '../../../db/stored-fields';
import { asOfToday } from '../../../figures/viewpoint';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { inTransaction } from '../../../http/changes/in-transaction';
import { contractorOf } from '../../contractors/contractor-of';
import { lockDocument, refuseOtherProject } from '../../documents/lock-document';
import { type DocumentRow } from '../../documents/documents.queries';
import { orderColumns, type OrderColumns } from '../create-purchase-order';
import { orderLines } from '../order-lines';
import { priceOrder } from '../price-order';
import { orderById } from '../purchase-orders.queries';
import { guardContractor, guardStatus, guardValue } from './guard-change';
import { linesOfOrder, ownTermsFor, replaceLines } from './order-lines.queries';

/**
 * Changes a purchase order that is not closed or cancelled; issuing one without terms copies the own company's.
 * docs/domain/parties.md#the-own-company, docs/domain/states-and-deletions.md#purchase-orders
 */
export const updatePurchaseOrder = (
  context: Context,
  reference: string,
  input: PurchaseOrderUpdate,
  expected: number | undefined,
): Promise<PurchaseOrderDetails | undefined> =>
  inTransaction(context, async (db) => {
    const { project, document } = await lockDocument(db, context, 'purchase_orders', reference, expected);
    const status = input.status ?? document.status;
    await guardStatus(db, document, status);
    refuseOtherProject(input.project_uuid, project);
    const { contractor_uuid } = input;
    const contractor_id = contractor_uuid ? await contractorOf(db, contractor_uuid) : document.contractor_id;
    await guardContractor(db, document, contractor_id);
    const { totals, lines } = await pricedAnew(db, document, input);
    guardValue(document, totals.total_value);

    const before = await recordOf(db, document);
    const columns = orderColumns({ ...document, ...input } satisfies StoredFields<PurchaseOrderUpdate, LookedUp>);
    const isIssuedNow = status === 'issued' && document.status === 'draft';
    const row = await saveRow(db, 'purchase_orders', document.id, {
      ...columns,
      ...totals,
      ...(isIssuedNow && { terms: columns.terms ?? (await ownTermsFor(db, contractor_id)) }),
      status,
      contractor_id,
      po_no: input.po_no ?? document.po_no,
    } satisfies StoredFields<PurchaseOrderUpdate, OrderColumns & { project_uuid: never }>);
    if (input.lines) await replaceLines(db, document.id, lines);
    await audit(db, context, {
      action: 'purchase-order.update',
      before,
      after: await recordOf(db, row),
    });
    return orderById(db, document.id, asOfToday(context));
  });

type Order = DocumentRow<'purchase_orders'>;

type LookedUp = { project_uuid: never; contractor_uuid: never; lines: never };

const recordOf = async (db: Db, order: Order) => ({ ...order, lines: await linesOfOrder(db, order.id) });

// New lines are taxed by their codes unless a tax is given; without new lines the tax stays.
async function pricedAnew(db: Db, order: Order, input: PurchaseOrderUpdate) {
  const { issued_date = order.issued_date, total_value, total_tax = input.lines ? null : order.total_tax } = input;
  const stored = await linesOfOrder(db, order.id);
  const lines = input.lines
    ? await orderLines(db, { lines: input.lines, total_value, total_tax, description: input.description })
    : stored;
  const taxes = { issued_date: order.issued_date, codes: stored.map(({ tax_code }) => tax_code) };
  return priceOrder(db, lines, { issued_date, total_tax, total_value }, taxes);
}
