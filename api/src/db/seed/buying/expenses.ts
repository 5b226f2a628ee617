import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { type AccountIds } from './accounts';
import { type Block } from '../block';
import { earlier, recordedOn } from '../numbers/calendar';
import { type Bill } from './expense-plan';
import { type SeedRow } from '../insert-rows';
import { type Random } from '../numbers/random';
import { percentOf, ringgit, type Sen } from '../numbers/sen';

/** Days from a bill's date to its receipt. */
const RECEIVED_AFTER_DAYS = { soonest: 0, latest: 9 };

/** Share of bills with a debit or credit note, and its percent of the bill. */
const NOTES = { share: 0.06, least: 1, most: 5 };

/** Share of sub-contracts with retention, and its percent. */
const RETENTION = { share: 0.3, percent: 5 };

/** An expense of the seed, with what its payments need. */
export type SeedExpense = { id: number; projectId: number; received: Day; due: Day; payable: Sen };

export type MadeExpense = { row: SeedRow<'expenses'>; expense: SeedExpense };

/** Makes the expenses of a block from its bills, numbered by their senders. */
export function makeExpenses(block: Block, bills: readonly Bill[], accounts: AccountIds): MadeExpense[] {
  const random = block.random('expenses');
  const withoutOrder = bills.filter(({ order }) => !order);
  const [oneSen, credited] = [withoutOrder[withoutOrder.length - 1], withoutOrder[withoutOrder.length - 2]];
  return bills.map((bill) => {
    if (bill === oneSen)
      return makeExpense(block, { ...bill, amount: 1, tax: 0 }, { note: 0, retention: 0 }, accounts, random);
    const note = bill === credited ? bill.amount + bill.tax : noteOf(bill, random);
    const retention = bill === credited ? 0 : retentionOf(bill);
    return makeExpense(block, bill, { note, retention }, accounts, random);
  });
}

const noteOf = ({ amount }: Bill, random: Random): Sen =>
  random.chance(NOTES.share) ? percentOf(amount, random.whole(NOTES.least, NOTES.most)) : 0;

// Either all bills of an order have retention, or none.
const retentionOf = ({ order, party, amount }: Bill): Sen =>
  order && party.isSubContractor && order.id % 10 < RETENTION.share * 10 ? percentOf(amount, RETENTION.percent) : 0;

type Deductions = { note: Sen; retention: Sen };

function makeExpense(
  block: Block,
  bill: Bill,
  { note, retention }: Deductions,
  accounts: AccountIds,
  random: Random,
): MadeExpense {
  const { project, party, order, date, amount, tax } = bill;
  const received = earlier(
    addDays(date, random.whole(RECEIVED_AFTER_DAYS.soonest, RECEIVED_AFTER_DAYS.latest)),
    block.yesterday,
  );
  const due = addDays(received, party.termsDays);
  const id = block.numbering.nextId('expenses');
  party.lastBillNumber += 1;
  const row = {
    id,
    uuid: random.uuid(),
    project_id: project.id,
    contractor_id: party.id,
    purchase_order_id: order?.id ?? null,
    ref_no: `${party.billPrefix}-${date.slice(2, 4)}${String(party.lastBillNumber).padStart(4, '0')}`,
    description: order ? `${party.trade.title}, claim` : party.trade.title,
    invoice_date: date,
    date_received: received,
    due_date: due,
    invoice_amt: ringgit(amount),
    tax_amt: ringgit(tax),
    dc_note: ringgit(note),
    retention_amt: ringgit(retention),
    account_code_id: accounts.get(party.trade.account) ?? null,
    ...recordedOn(received, random),
  };
  return { row, expense: { id, projectId: project.id, received, due, payable: amount + tax - note - retention } };
}
