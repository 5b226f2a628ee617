import {
  advanceWarnings,
  type Payment,
  type PaymentInput,
  type PaymentReply,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type StoredFields } from '../../db/stored-fields';
import { createRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { chosenBank } from '../bank-accounts/chosen-bank';
import { lockPayables, type PayableDocument, paymentById } from './payments.queries';
import { refuseFutureDate, refuseOverpayment } from './refuse-payment';

/**
 * Records a receipt on an invoice or a payment of an expense, never more than the balance, even when several pay at
 * once. docs/domain/payments.md#one-payment, docs/domain/payments.md#no-overpayment
 */
export const createPayment = (context: Context, input: PaymentInput): Promise<PaymentReply> =>
  inTransaction(context, async (db) => {
    const { document, ...link } = await lockDocumentOf(db, context, input);
    const payment_amt = toMoney(input.payment_amt);
    refuseFutureDate(input.payment_date, context.today);
    refuseOverpayment(payment_amt, document.balance);
    const { bank, bank_account_id } = await chosenBank(db, input);

    const payment = await createRow(db, context, { action: 'payment.create' }, 'payments', {
      ...link,
      project_id: document.project_id,
      payment_date: input.payment_date,
      payment_amt,
      bank: bank ?? null,
      bank_account_id,
      cheque_no: input.cheque_no ?? null,
      remark: input.remark ?? null,
    } satisfies StoredFields<PaymentInput, References>);
    return replyOf(await paymentById(db, payment.id), document);
  });

type References = { invoice_uuid: 'invoice_id'; expense_uuid: 'expense_id'; bank_account_uuid: 'bank_account_id' };

/** The reply for a created or changed payment, with warnings. */
export function replyOf(
  data: Payment | undefined,
  document: Pick<PayableDocument, 'name' | 'invoice_date'>,
): PaymentReply {
  if (!data) throw new Error('A payment that was just stored is gone.');
  return { data, warnings: advanceWarnings(data.payment_date, [document]) };
}

async function lockDocumentOf(db: Db, context: Context, { invoice_uuid, expense_uuid }: PaymentInput) {
  const isReceipt = Boolean(invoice_uuid);
  const reference = invoice_uuid ?? expense_uuid ?? '';
  const [document] = await lockPayables(db, context, isReceipt ? 'invoices' : 'expenses', [reference]);
  if (!document) throw notFound(isReceipt ? 'Invoice' : 'Expense');
  return { document, invoice_id: isReceipt ? document.id : null, expense_id: isReceipt ? null : document.id };
}
