import { type RawBuilder, sql } from 'kysely';
import { type DocumentTable, hasPeriod, settlement, type Statement } from '../figures/settlement';
import { areAllOpen, type DocumentFilter } from './document-filter';
import { neverNull, reversed, type SortColumn } from './sorting';

const open = (table: DocumentTable) => ({
  present: sql`${sql.ref(`${table}.status`)} in ('pending', 'partial')`,
  absent: sql`${sql.ref(`${table}.status`)} not in ('pending', 'partial')`,
  absentCountsLeast: true,
});

/**
 * Sorts documents by days overdue. As of a day that is the reverse order of open documents' due dates, which have an
 * index, whereas the days change every midnight. `areOpen`: the list contains only open documents.
 */
function orderOfOverdue(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  if (hasPeriod(view)) return neverNull(settlement(table, view).overdue);
  const value = reversed(sql.ref(`${table}.due_date`));
  return areOpen ? value : { ...open(table), value };
}

/** Sorts documents by balance; as of a day only open ones have one. */
function orderOfBalance(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  const value = neverNull(settlement(table, view).balance);
  return areOpen || hasPeriod(view) ? value : { ...open(table), value };
}

/**
 * Sorts documents by amount paid; as of a day pending ones have none. Of those with a payment, and of those among them
 * that are open, there is an index each.
 */
function orderOfPaid(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  const value = neverNull(settlement(table, view).totalPayment);
  if (hasPeriod(view)) return value;
  const status = sql.ref(`${table}.status`);
  return {
    present: areOpen ? sql`${status} = 'partial'` : sql`${status} <> 'pending'`,
    absent: sql`${status} = 'pending'`,
    value,
    absentCountsLeast: true,
  };
}

/** Sorts documents by amount paid, payable and outstanding on the requested day. */
export const settlementOrder = (table: DocumentTable) => ({
  totalPayment: (view: DocumentFilter) => orderOfPaid(table, view, areAllOpen(view)),
  payable: (view: Statement) => neverNull(settlement(table, view).payable),
  paidInPeriod: (view: DocumentFilter) =>
    hasPeriod(view) ? neverNull(settlement(table, view).paidInPeriod) : orderOfPaid(table, view, areAllOpen(view)),
  balance: (view: DocumentFilter) => orderOfBalance(table, view, areAllOpen(view)),
  overdue: (view: DocumentFilter) => orderOfOverdue(table, view, areAllOpen(view)),
});

/** Sorts documents by an amount that is never negative and zero for most. */
export const orderOfRare = (amount: RawBuilder<unknown>): SortColumn => ({
  present: sql`${amount} > 0`,
  absent: sql`${amount} = 0`,
  value: neverNull(amount),
  absentCountsLeast: true,
});
