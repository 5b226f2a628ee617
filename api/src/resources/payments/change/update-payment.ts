import { addMoney, compareMoney, type PaymentReply, type PaymentUpdate, toMoney } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../../db/stored-fields';
import { changeRow } from '../../../http/changes/audited-rows';
import { type Context } from '../../../http/request/context';
import { inTransaction } from '../../../http/changes/in-transaction';
import { chosenBank } from '../../bank-accounts/chosen-bank';
import { replyOf } from '../create-payment';
import { paymentById } from '../payments.queries';
import { refuseAfterWriteOff, refuseFutureDate, refuseOverpayment } from '../refuse-payment';
import { lockOwnPayment, refuseWrittenOff } from './lock-own-payment';

/** Changes a payment, up to its own amount plus the balance. payments.md#one-payment, payments.md#no-overpayment */
export const updatePayment = (
  context: Context,
  reference: string,
  input: PaymentUpdate,
  expected: number | undefined,
): Promise<PaymentReply> =>
  inTransaction(context, async (db) => {
    const payment = await lockOwnPayment(db, context, reference, expected);
    const payment_amt = toMoney(input.payment_amt);
    refuseFutureDate(input.payment_date, context.today);
    if (compareMoney(payment_amt, payment.payment_amt) !== 0) refuseWrittenOff(payment);
    refuseAfterWriteOff(input.payment_date, payment.document);
    refuseOverpayment(payment_amt, addMoney(payment.document.balance, payment.payment_amt));
    const { bank, bank_account_id } = await chosenBank(db, input, payment.bank_account_id);

    await changeRow(db, context, { action: 'payment.update' }, 'payments', payment.id, {
      payment_date: input.payment_date,
      payment_amt,
      bank: bank ?? null,
      bank_account_id,
      cheque_no: input.cheque_no ?? null,
      remark: input.remark ?? null,
    } satisfies StoredFields<PaymentUpdate, { version: never; bank_account_uuid: 'bank_account_id' }>);
    const { name, document } = payment;
    return replyOf(await paymentById(db, payment.id), { name, invoice_date: document.invoice_date });
  });
