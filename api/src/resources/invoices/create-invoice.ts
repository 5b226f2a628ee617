import {
  addDays,
  addMoney,
  compareMoney,
  DEFAULT_TAX_CODE,
  type Invoice,
  type InvoiceInput,
  percentOfMoney,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { conflict, invalid } from '../../http/errors';
import { inTransaction } from '../../http/in-transaction';
import { requireProject } from '../projects/require-project';
import { certify } from './certify';
import { invoiceKind } from './invoice-kind';
import { invoiceNumbers } from './invoice-numbers';
import { invoicesByNumber } from './list/queries';
import { certifiedSoFar, insertInvoice, nextSequence, taxRate } from './queries';

const DAYS_TO_PAY = 30;

/** Raises an invoice: a progress claim, a release of retention or another amount. Amounts are computed here. Decision §2 and §3. */
export const createInvoice = (context: Context, input: InvoiceInput): Promise<Invoice | undefined> =>
  inTransaction(context, async (db) => {
    // The lock puts the certificates of a project in a row.
    const project = await requireProject(db, context, input.project_uuid, 'update');
    const kind = invoiceKind(input);
    if (kind === 'progress' && project.status === 'Completed')
      throw conflict('A completed project takes no new progress certificates.');

    const previous = await certifiedSoFar(db, project.id);
    const moved = certify(kind, input, project, previous);
    const tax_code = input.tax_code ?? DEFAULT_TAX_CODE;
    const tax_rate = await taxRate(db, tax_code, input.invoice_date);
    const total_tax = percentOfMoney(moved.invoice_amt, tax_rate);
    const debit_note = toMoney(input.debit_note ?? 0);
    refuseLargeDebitNote(debit_note, addMoney(moved.invoice_amt, total_tax));

    const invoice = await insertInvoice(db, {
      ...moved,
      ...(await invoiceNumbers(db, kind, input, previous.cert_no)),
      project_id: project.id,
      kind,
      sequence: await nextSequence(db, project.id),
      client_ref_no: input.client_ref_no ?? null,
      invoice_date: input.invoice_date,
      due_date: input.due_date ?? addDays(input.invoice_date, DAYS_TO_PAY),
      tax_code,
      tax_rate,
      total_tax,
      debit_note,
      description: input.description ?? null,
      remarks: input.remarks ?? null,
    });
    await audit(db, context, { action: 'invoice.create', entity: 'invoice', uuid: invoice.uuid, after: invoice });
    const [reply] = await invoicesByNumber(db, [invoice.id], asOfToday(context));
    return reply;
  });

function refuseLargeDebitNote(debitNote: string, withTax: string) {
  if (compareMoney(debitNote, withTax) > 0)
    throw invalid({ debit_note: [`Debit Note must be less than or equals to ${withTax}.`] });
}
