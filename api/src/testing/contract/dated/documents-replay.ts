import { Big, shown, sumBy } from './amounts';
import {
  daysBetween,
  type Recorded,
  type RecordedExpense,
  type RecordedInvoice,
  type RecordedOrder,
  type RecordedPayment,
  type RecordedVariation,
} from './recorded';

export type Period = { from?: string | undefined; to?: string | undefined };

/** A document in its state of a day. */
export type Standing<Row> = {
  row: Row;
  payable: Big;
  paid: Big;
  writeOff: Big;
  isOff: boolean;
  balance: Big;
  status: string;
  payments: RecordedPayment[];
};

/** An order and its billed amount. */
export type Ordered = { row: RecordedOrder; billed: Big; dcNote: Big };

/** The books as of a day, without anything dated later. */
export type DayBooks = {
  recorded: Recorded;
  day: string;
  invoices: Standing<RecordedInvoice>[];
  expenses: (Standing<RecordedExpense> & { order: RecordedOrder | undefined })[];
  payments: RecordedPayment[];
  orders: Ordered[];
  variations: { row: RecordedVariation; status: string; approved_date: string | null }[];
  records: Recorded['records'];
};

function standing<Row extends { write_off_amt: string; write_off_date: string | null }>(
  row: Row,
  payable: Big,
  payments: RecordedPayment[],
  isThere: (day: string) => boolean,
): Standing<Row> {
  const paid = sumBy(payments, ({ payment_amt }) => payment_amt);
  const isOff = row.write_off_date !== null && isThere(row.write_off_date);
  const writeOff = isOff ? new Big(row.write_off_amt) : new Big(0);
  const open = payable.minus(paid);
  const status = isOff ? 'writeOff' : open.eq(0) ? 'paid' : paid.gt(0) ? 'partial' : 'pending';
  return { row, payable, paid, writeOff, isOff, balance: open.minus(writeOff), status, payments };
}

const earliest = (...days: (string | null)[]) => days.filter((day) => day !== null).sort()[0];

/** Replays the books up to a day; as of today or later it includes everything recorded. figures.md#as-of-a-day */
export function booksOf(recorded: Recorded, day: string): DayBooks {
  const isPast = day < recorded.today;
  const isThere = (one: string) => !isPast || one <= day;
  const payments = recorded.payments.filter((one) => isThere(one.payment_date));
  const orders = recorded.orders.filter((one) => isThere(one.issued_date));
  const expenses = recorded.expenses
    .filter((one) => isThere(one.invoice_date))
    .map((one) => {
      const payable = new Big(one.invoice_amt).plus(one.tax_amt).minus(one.dc_note).minus(one.retention_amt);
      const own = payments.filter(({ expense_id }) => expense_id === one.id);
      return { ...standing(one, payable, own, isThere), order: orders.find(({ id }) => id === one.purchase_order_id) };
    });
  return {
    recorded,
    day,
    payments,
    expenses,
    invoices: recorded.invoices
      .filter((one) => isThere(one.invoice_date))
      .map((one) => {
        const payable = new Big(one.invoice_amt).plus(one.total_tax).minus(one.debit_note);
        return standing(one, payable, payments.filter(({ invoice_id }) => invoice_id === one.id), isThere); // prettier-ignore
      }),
    orders: orders.map((row) => {
      const bills = expenses.filter(({ order }) => order?.id === row.id).map((one) => one.row);
      const billed = sumBy(bills, (bill) => new Big(bill.invoice_amt).plus(bill.tax_amt));
      return { row, billed, dcNote: sumBy(bills, ({ dc_note }) => dc_note) };
    }),
    variations: recorded.variations
      .filter(({ submitted_date, approved_date }) => {
        const first = earliest(submitted_date, approved_date);
        return first === undefined || isThere(first);
      })
      .map((row) => {
        const isApproved = row.approved_date === null || isThere(row.approved_date);
        const status = row.status === 'approved' && !isApproved ? 'submitted' : row.status;
        return { row, status, approved_date: isApproved ? row.approved_date : null };
      }),
    records: recorded.records.filter((one) => isThere(one.payment_date)),
  };
}

/** A document's period columns; without a period, its state. */
export function statementOf(one: Standing<{ write_off_date: string | null; due_date: string }>, day: string, { from, to }: Period) {
  const isBefore = (date: string) => from !== undefined && date < from;
  const isUpToEnd = (date: string) => to === undefined || date <= to;
  const paid = (chosen: (date: string) => boolean) =>
    sumBy(one.payments.filter(({ payment_date }) => chosen(payment_date)), ({ payment_amt }) => payment_amt);
  const written = (chosen: (date: string) => boolean) =>
    one.isOff && one.row.write_off_date !== null && chosen(one.row.write_off_date) ? one.writeOff : new Big(0);
  const payable = one.payable.minus(paid(isBefore)).minus(written(isBefore));
  const balance = one.payable.minus(paid(isUpToEnd)).minus(written(isUpToEnd));
  return {
    payable,
    paidInPeriod: paid(isUpToEnd).minus(paid(isBefore)),
    balance,
    overdue: balance.gt(0) ? Math.max(daysBetween(one.row.due_date, day), 0) : 0,
    isOpen: from === undefined && to === undefined ? ['pending', 'partial'].includes(one.status) : balance.gt(0),
  };
} // prettier-ignore

const BUCKETS = [
  { bucket: 'not_due', key: 'aged_not_due', from: -Infinity, to: 0 },
  { bucket: '1-30', key: 'aged_1_30', from: 1, to: 30 },
  { bucket: '31-60', key: 'aged_31_60', from: 31, to: 60 },
  { bucket: '61-90', key: 'aged_61_90', from: 61, to: 90 },
  { bucket: 'over_90', key: 'aged_over_90', from: 91, to: Infinity },
] as const;

export const BUCKET_NAMES = BUCKETS.map(({ bucket }) => bucket);

/** The ageing bucket of a due date. */
export function bucketOf(due: string, day: string) {
  const days = daysBetween(due, day);
  const found = BUCKETS.find(({ from, to }) => days >= from && days <= to);
  if (!found) throw new Error(`No bucket has ${days} days.`);
  return found;
}

/** A document's ageing columns and its retention. */
export const agedOf = (due: string, day: string, { isOpen, balance }: { isOpen: boolean; balance: Big }, held: Big) => ({
  ...Object.fromEntries(BUCKETS.map(({ key }) => [key, isOpen && bucketOf(due, day).key === key ? shown(balance) : null])),
  retention_held: shown(held),
}); // prettier-ignore
