import { addDays, compareDays, type Day } from '@siteledger/shared-lib/domain';
import { type Block } from '../block';
import { daysBetween, earlier } from '../numbers/calendar';
import { COUNTS } from '../numbers/counts';
import { type SeedExpense } from './expenses';
import { type Random } from '../numbers/random';
import { type Sen } from '../numbers/sen';

/** Days between due date and payment: the earliest, the median after that, and a spread with a few very late ones. */
const PAID = { soonestDays: -26, medianDays: 20, sigma: 0.8 };

/** Days for checking a bill before it can be paid. */
const CHECKED_AFTER_DAYS = 6;

/** The number of bills paid in two parts, and of bills partly paid and partly open. */
const IN_TWO_PARTS = 50;
const PART_OPEN = 40;

/** The number of written-off bills that were partly paid, and the least days overdue of all written-off ones. */
const PART_WRITTEN_OFF = 4;
const WRITTEN_OFF_AFTER_DAYS = 60;

/** The share of a bill that a first part pays. */
const PART = { least: 0.3, most: 0.8 };

/** A payment with its planned day. */
export type Outgoing = { expense: SeedExpense; amount: Sen; day: Day };

export type PaymentPlan = { payments: Outgoing[]; writtenOff: SeedExpense[] };

/** Chooses bills to pay in full or in part, and to write off. The longest overdue come first. */
export function planPayments(block: Block, expenses: readonly SeedExpense[]): PaymentPlan {
  const random = block.random('payments');
  const queue = expenses
    .filter(({ payable }) => payable > 0)
    .map((expense) => ({ expense, day: meantDay(expense, random) }))
    // Recent bills have not been checked yet.
    .filter(({ expense }) => daysBetween(expense.received, block.yesterday) >= CHECKED_AFTER_DAYS)
    .sort((left, right) => compareDays(left.day, right.day));
  const old = queue
    .filter(isDivisible)
    .filter(({ expense }) => daysBetween(expense.due, block.today) > WRITTEN_OFF_AFTER_DAYS);
  const writtenOff = new Set(random.shuffled(old).slice(0, COUNTS.expenseWriteOffs));
  const paid = queue.filter((one) => !writtenOff.has(one));
  const inFull = COUNTS.payments - PART_WRITTEN_OFF - PART_OPEN - IN_TWO_PARTS;
  const full = paid.slice(0, inFull);
  const split = new Set(random.shuffled(full.filter(isDivisible)).slice(0, IN_TWO_PARTS));
  const part = (one: Omit<Outgoing, 'amount'>): Outgoing => ({ ...one, amount: partOf(one.expense.payable, random) });
  const payments = [
    ...full.flatMap((one) => (split.has(one) ? inTwoParts(part(one)) : [{ ...one, amount: one.expense.payable }])),
    ...paid.slice(inFull).filter(isDivisible).slice(0, PART_OPEN).map(part),
    ...[...writtenOff].slice(0, PART_WRITTEN_OFF).map(part),
  ];
  // A payment planned for a later day is made now if its place in the queue has come.
  const made = payments.map((payment) => ({ ...payment, day: earlier(payment.day, block.yesterday) }));
  return { payments: made, writtenOff: [...writtenOff].map(({ expense }) => expense) };
}

const isDivisible = ({ expense }: { expense: SeedExpense }) => expense.payable > 1;

const meantDay = ({ due }: SeedExpense, random: Random) =>
  addDays(due, PAID.soonestDays + Math.round(random.lognormal(PAID.medianDays, PAID.sigma)));

const partOf = (payable: Sen, random: Random) =>
  Math.max(1, Math.min(payable - 1, Math.round(payable * random.between(PART.least, PART.most))));

// The first part is paid half-way between receipt and the day of the remainder.
function inTwoParts(first: Outgoing): Outgoing[] {
  const { expense, day, amount } = first;
  const halfway = addDays(expense.received, Math.floor(daysBetween(expense.received, day) / 2));
  return [
    { ...first, day: halfway },
    { ...first, amount: expense.payable - amount },
  ];
}
