import { OPEN_STATUSES, type DocumentStatus } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { isRecord } from '../db/record-reference';
import { settlement, type DocumentTable, type Statement } from './settlement';
import { isPast } from './viewpoint';

/** What lists of invoices and of expenses are filtered by alike. */
export type DocumentFilter = Statement & {
  search?: string | undefined;
  status?: readonly (DocumentStatus | null | undefined)[] | undefined;
  project?: string | number | undefined;
  overdue?: string | undefined;
  invoice_from?: string | undefined;
  invoice_to?: string | undefined;
  due_from?: string | undefined;
  due_to?: string | undefined;
};

/** Live documents that fit the filter; `projects` and `since` are joined. "pending" means all that is open. Decision §4. */
export function documentConditions(table: DocumentTable, filter: DocumentFilter): RawBuilder<unknown>[] {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const status = filter.status?.flatMap((one) => (one === 'pending' ? OPEN_STATUSES : (one ?? [])));
  return [
    sql`${column('deleted_at')} is null`,
    ...(status ? [sql`${column('status')} = any(${status}::text[])`] : []),
    ...(filter.project === undefined ? [] : [isRecord('projects', filter.project)]),
    ...(filter.overdue ? [sql`${settlement(table, filter).overdue} > 0`] : []),
    ...(filter.invoice_from ? [sql`${column('invoice_date')} >= ${filter.invoice_from}::date`] : []),
    ...(filter.invoice_to ? [sql`${column('invoice_date')} <= ${filter.invoice_to}::date`] : []),
    ...(filter.due_from ? [sql`${column('due_date')} >= ${filter.due_from}::date`] : []),
    ...(filter.due_to ? [sql`${column('due_date')} <= ${filter.due_to}::date`] : []),
  ];
}

const CHOOSING_ROWS = [
  'search',
  'status',
  'overdue',
  'invoice_from',
  'invoice_to',
  'due_from',
  'due_to',
  'from',
  'to',
] as const;

/** Whether a list shows all documents of its projects as they stand today: its sums are then those that the projects keep. */
export const isWholeSet = (filter: DocumentFilter) =>
  CHOOSING_ROWS.every((name) => filter[name] === undefined) && !isPast(filter.asOf, filter);
