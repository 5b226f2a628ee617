import {
  advanceWarnings,
  chequeIsUsed,
  type PaymentRecordInput,
  type PaymentRecordReply,
} from '@siteledger/shared-lib/domain';
import { nextNumber, numbered } from '../../db/next-number';
import { type StoredFields } from '../../db/stored-fields';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { chosenBank } from '../bank-accounts/chosen-bank';
import { refuseFutureDate } from '../payments/refuse-payment';
import {
  insertRecord,
  insertRows,
  lockExpenses,
  numberRecord,
  recordByReference,
  recordsWithCheque,
} from './payment-records.queries';
import { payablesOf } from './refuse-expenses';

/** Pays several expenses with one cheque or transfer, all or none. docs/domain/payments.md#payment-records */
export const createPaymentRecord = (context: Context, input: PaymentRecordInput): Promise<PaymentRecordReply> =>
  inTransaction(context, async (db) => {
    const { payment_date, cheque_no, remark = null } = input;
    refuseFutureDate(payment_date, context.today);
    const expenses = await lockExpenses(db, context, Object.keys(input.payments));
    const payables = payablesOf(input.payments, expenses);
    const { bank, bank_account_id } = await chosenBank(db, input);
    const earlier = await recordsWithCheque(db, bank, cheque_no);

    const stored = await insertRecord(db, {
      bank,
      bank_account_id,
      payment_date,
      cheque_no,
      remark,
    } satisfies StoredFields<PaymentRecordInput, { payments: never; bank_account_uuid: 'bank_account_id' }>);
    await insertRows(db, stored, payables);
    const unnumbered = await recordByReference(db, context, stored.id, asOfToday(context));
    if (!unnumbered) throw new Error('A payment record that was just stored is gone.');
    // Assigned last: other payments of the same year wait from here until the commit.
    const series = `PV-${payment_date.slice(0, 4)}`;
    const data = { ...unnumbered, record_no: numbered(series, await nextNumber(db, series)) };
    await numberRecord(db, data);
    await audit(db, context, {
      action: 'payment-record.create',
      after: { ...data, payments: payables },
    });
    return {
      data,
      warnings: [...chequeWarnings(bank, cheque_no, earlier), ...advanceWarnings(payment_date, expenses)],
    };
  });

const chequeWarnings = (bank: string, chequeNo: string, earlier: readonly string[]) =>
  earlier.length === 0 ? [] : [chequeIsUsed(bank, chequeNo, earlier)];
