import { compareDays } from '@siteledger/shared-lib/domain';
import { type Db } from '../../database';
import { type Block } from '../block';
import { recordedOn, workdayBefore } from '../numbers/calendar';
import { COUNTS } from '../numbers/counts';
import { insertRows, type SeedRow } from '../insert-rows';
import { documentNumber } from '../numbering';
import { type BankAccountIds, OWN_BANKS } from '../parties/own-bank-accounts';
import { type Outgoing } from './payment-plan';
import { type Random } from '../numbers/random';
import { ringgit } from '../numbers/sen';
import { allocate } from '../numbers/spread';

const FIRST_CHEQUE = 100_200;

/**
 * Stores the payment records of a block with their payments: each record pays one batch,
 * dated on its last planned day or the Friday before a weekend.
 */
export async function seedPaymentRecords(
  db: Db,
  block: Block,
  payments: readonly Outgoing[],
  bankAccounts: BankAccountIds,
): Promise<SeedRow<'payments'>[]> {
  const random = block.random('payment-records');
  const batches = inBatches(payments);
  const made = batches.map((batch, index) => {
    const head = recordRow(block, batch, FIRST_CHEQUE + index * random.whole(1, 3), random);
    const row = { ...head, bank_account_id: bankAccounts[head.bank] };
    return { row, payments: batch.map((payment) => paymentRow(block, row, payment, random)) };
  });
  await insertRows(
    db,
    'payment_records',
    made.map(({ row }) => row),
  );
  return made.flatMap((record) => record.payments);
}

// Batches grow with the company. A record pays an expense only once, so a second part waits for the next batch.
function inBatches(payments: readonly Outgoing[]) {
  const waiting = [...payments].sort((left, right) => compareDays(left.day, right.day));
  const weights = Array.from({ length: COUNTS.paymentRecords }, (_, index) => index + 1);
  const sizes = allocate(waiting.length, weights, 1);
  return sizes.map((size) => {
    const batch: Outgoing[] = [];
    while (batch.length < size) {
      const next = waiting.findIndex(({ expense }) => batch.every((paid) => paid.expense !== expense));
      batch.push(...waiting.splice(next, 1));
    }
    return batch;
  });
}

function recordRow({ numbering }: Block, batch: readonly Outgoing[], cheque: number, random: Random) {
  const last = batch.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const payment_date = workdayBefore(last);
  return {
    id: numbering.nextId('payment_records'),
    uuid: random.uuid(),
    record_no: documentNumber(numbering, 'PV', payment_date),
    bank: random.pick(OWN_BANKS),
    payment_date,
    cheque_no: String(cheque),
    remark: random.chance(0.15) ? 'Approved by director' : null,
    ...recordedOn(payment_date, random),
  };
}

type RecordRow = ReturnType<typeof recordRow> & { bank_account_id: number };

const paymentRow = ({ numbering }: Block, record: RecordRow, { expense, amount }: Outgoing, random: Random) => ({
  id: numbering.nextId('payments'),
  uuid: random.uuid(),
  project_id: expense.projectId,
  invoice_id: null,
  expense_id: expense.id,
  payment_record_id: record.id,
  payment_date: record.payment_date,
  payment_amt: ringgit(amount),
  bank: record.bank,
  bank_account_id: record.bank_account_id,
  cheque_no: record.cheque_no,
  remark: null,
  created_at: record.created_at,
  updated_at: record.updated_at,
});
