import { OPEN_STATUSES } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { refersTo } from '../db/record-reference';
import { dueInBucket, openAt } from '../figures/ageing-buckets';
import { dayLiteral } from '../figures/dated/day';
import { type Within } from '../figures/dated/within';
import { listedDocuments } from '../figures/dated/documents';
import { type DocumentTable, hasPeriod, isOfToday, type Statement } from '../figures/settlement';
import { isPast } from '../figures/viewpoint';
import { isOneOf, withinAmounts, withinDays } from './conditions';
import { type documentFilters, type Filtered } from './list-filters';

/** The filters that lists of invoices and of expenses share. */
export type DocumentFilter = Statement & Filtered<typeof documentFilters>;

/** The statuses of a filter: "pending" means every open one. states-and-deletions.md#invoices-and-expenses */
export const statusesOf = ({ status }: DocumentFilter) =>
  status?.flatMap((one) => (one === 'pending' ? OPEN_STATUSES : (one ?? [])));

/** Whether a list contains only open documents. */
export const areAllOpen = (filter: DocumentFilter) =>
  choosesBySettlement(filter) || (statusesOf(filter)?.every((status) => OPEN_STATUSES.includes(status)) ?? false);

// Says the same as the status, in the words of an index that a payment does not change.
const chosenStatus = (table: DocumentTable, filter: DocumentFilter) =>
  isOnlyWrittenOff(filter)
    ? [sql`${sql.ref(`${table}.write_off_date`)} is not null`]
    : isOneOf(`${table}.status`, statusesOf(filter));

/** Conditions for documents that are not deleted and match the filter; `since` is joined when the view has a period. */
export function documentConditions(table: DocumentTable, filter: DocumentFilter): RawBuilder<unknown>[] {
  const column = (name: string) => `${table}.${name}`;
  return [
    sql`${sql.ref(column('deleted_at'))} is null`,
    ...chosenStatus(table, filter),
    refersTo(column('project_id'), 'projects', filter.project),
    ...overdueConditions(table, filter),
    ...withinDays(column('invoice_date'), filter.invoice_from, filter.invoice_to),
    ...withinDays(column('due_date'), filter.due_from, filter.due_to),
    ...withinAmounts(column('invoice_amt'), filter),
  ];
}

/** Whether the conditions use the joined `since`. */
export const choosesByPeriod = (filter: DocumentFilter) => choosesBySettlement(filter) && hasPeriod(filter);

/** Whether the conditions depend on payments. */
export const choosesBySettlement = ({ overdue, ageing }: DocumentFilter) =>
  overdue !== undefined || ageing !== undefined;

function overdueConditions(table: DocumentTable, filter: DocumentFilter): RawBuilder<unknown>[] {
  if (!choosesBySettlement(filter)) return [];
  const open = openAt(table, filter);
  const due = sql.ref(`${table}.due_date`);
  const buckets = filter.ageing?.flatMap((bucket) => (bucket ? [dueInBucket(due, bucket, filter.asOf)] : []));
  return [
    open,
    ...(filter.overdue === undefined ? [] : [sql`${due} < ${dayLiteral(filter.asOf)}`]),
    ...(buckets ? [buckets.length > 0 ? sql`(${sql.join(buckets, sql` or `)})` : sql`false`] : []),
  ];
}

const BY_DAY = ['status', 'overdue', 'ageing', 'due_from', 'due_to'] as const;
const BY_ROW = ['search', 'invoice_from', 'invoice_to', 'amount_from', 'amount_to'] as const;

// The part of a past day's state that a list needs: with a project, only its documents.
const withinList = ({ project }: DocumentFilter): Within => ({ project });

/** A list's sort key, and whether it depends on payments. */
type SortOfPage = { sort: string; isOfSettlement: boolean };

// Changed by a write-off, which has its day.
const SORTS_OF_DAY = ['status', 'write_off_amt', 'write_off_date', 'write_off_reason'];

const dependsOnDay = (filter: DocumentFilter, page: SortOfPage) =>
  filter.status !== undefined || choosesBySettlement(filter) || SORTS_OF_DAY.includes(page.sort);

const isOnlyWrittenOff = (filter: DocumentFilter) => {
  const statuses = statusesOf(filter);
  return statuses !== undefined && statuses.length > 0 && statuses.every((status) => status === 'writeOff');
};

// The columns of the state that a list needs, if any.
function stateFor(filter: DocumentFilter, isPastDay: boolean, page?: SortOfPage) {
  const areOpen = areAllOpen(filter);
  const isNeeded = page
    ? areOpen || page.isOfSettlement || (isPastDay && dependsOnDay(filter, page))
    : areOpen || isPastDay;
  return isNeeded ? { hasDueDate: areOpen || (page !== undefined && page.sort !== 'due_date') } : undefined;
}

/**
 * Replaces the table of a list. As of a past day these are the documents of that day. A list of open documents, or one
 * sorted by the amount paid or owed, joins their states, which have the indexes. Undefined when the table itself
 * suffices.
 */
export function documentsOf(table: DocumentTable, filter: DocumentFilter, page?: SortOfPage) {
  const day = isPast(filter.asOf, filter) ? filter.asOf : undefined;
  const state = stateFor(filter, day !== undefined, page);
  if (day === undefined && !state) return undefined;
  return listedDocuments(table, { day, state, isWrittenOff: isOnlyWrittenOff(filter) }, withinList(filter));
}

const leavesOut = (filter: DocumentFilter, names: readonly (keyof DocumentFilter)[]) =>
  names.every((name) => filter[name] === undefined);

/** Whether a list contains all documents of its projects as of today, so that the projects' stored sums apply. */
export const isWholeSet = (filter: DocumentFilter) =>
  isOfToday(filter) && leavesOut(filter, BY_ROW) && leavesOut(filter, BY_DAY);

/** Whether a list filters only by status and due date, so that the sums stored by day apply. */
export const isSetOfDays = (filter: DocumentFilter) =>
  !hasPeriod(filter) && leavesOut(filter, BY_ROW) && filter.project === undefined;
