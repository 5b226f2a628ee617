import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { isPast, type Viewpoint } from '../viewpoint';
import { dayLiteral } from './day';
import { documentsAsOf } from './documents';
import { purchaseOrdersAsOf, variationOrdersAsOf } from './orders';
import { isWithinProjects, type Within } from './within';

const paymentsAsOf = (day: Day, within: Within) => sql`(
  select * from payments where payment_date <= ${dayLiteral(day)} and ${isWithinProjects('payments.project_id', within)}
)`;

const DATED = {
  invoices: (day: Day, within: Within) => documentsAsOf('invoices', day, within),
  expenses: (day: Day, within: Within) => documentsAsOf('expenses', day, within),
  payments: paymentsAsOf,
  purchase_orders: purchaseOrdersAsOf,
  variation_orders: variationOrdersAsOf,
} as const;

export type DatedTable = keyof typeof DATED;

/**
 * A table for a `from` clause: as of a past day the rows dated up to it, in their state of that day; otherwise the
 * table itself, at no cost. The columns are the same. `within` limits what is computed for a past day; it selects no
 * rows as of today.
 */
export const tableAsOf = (
  table: DatedTable,
  view: Viewpoint,
  within: Within = {},
  alias: string = table,
): RawBuilder<unknown> =>
  isPast(view.asOf, view)
    ? sql`${DATED[table](view.asOf, within)} ${sql.ref(alias)}`
    : sql`${sql.table(table)} ${alias === table ? sql`` : sql.ref(alias)}`;

/** The same for a list's page; undefined when the list reads the table itself. */
export const pastTable = (table: DatedTable, view: Viewpoint, within: Within = {}): RawBuilder<unknown> | undefined =>
  isPast(view.asOf, view) ? tableAsOf(table, view, within) : undefined;
