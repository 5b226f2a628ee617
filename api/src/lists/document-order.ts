import { type RawBuilder, sql } from 'kysely';
import { type DocumentTable, isOfToday, settlement, type Statement } from '../figures/settlement';
import { areAllOpen, type DocumentFilter } from './document-filter';
import { neverNull, reversed, type SortColumn } from './sorting';

const open = (table: DocumentTable) => ({
  present: sql`${sql.ref(`${table}.status`)} in ('pending', 'partial')`,
  absent: sql`${sql.ref(`${table}.status`)} not in ('pending', 'partial')`,
  absentCountsLeast: true,
});

/**
 * How documents are sorted by days overdue. As of today these are, the other way round, the due dates of what is open: an
 * index knows them, while the days themselves change every midnight. `areOpen` says that the list has only open ones.
 */
function orderOfOverdue(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  if (!isOfToday(view)) return neverNull(settlement(table, view).overdue);
  const value = reversed(sql.ref(`${table}.due_date`));
  return areOpen ? value : { ...open(table), value };
}

/** How documents are sorted by balance: as of today only those that are open have one. */
function orderOfBalance(table: DocumentTable, view: Statement, areOpen: boolean): SortColumn {
  const value = neverNull(settlement(table, view).balance);
  return areOpen || !isOfToday(view) ? value : { ...open(table), value };
}

/** How documents are sorted by what was paid, what is payable and what is open, on the day that a call asks about. */
export const settlementOrder = (table: DocumentTable) => ({
  totalPayment: (view: Statement) => neverNull(settlement(table, view).totalPayment),
  payable: (view: Statement) => neverNull(settlement(table, view).payable),
  paidInPeriod: (view: Statement) => neverNull(settlement(table, view).paidInPeriod),
  balance: (view: DocumentFilter) => orderOfBalance(table, view, areAllOpen(view)),
  overdue: (view: DocumentFilter) => orderOfOverdue(table, view, areAllOpen(view)),
});

/** How documents are sorted by an amount that most of them do not have, and none has below zero. */
export const orderOfRare = (amount: RawBuilder<unknown>): SortColumn => ({
  present: sql`${amount} > 0`,
  absent: sql`${amount} = 0`,
  value: neverNull(amount),
  absentCountsLeast: true,
});
