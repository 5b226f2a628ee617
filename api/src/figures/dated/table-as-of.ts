import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { isPast, type Viewpoint } from '../viewpoint';
import { dayLiteral } from './day';
import { expensesAsOf, invoicesAsOf } from './documents';
import { purchaseOrdersAsOf, variationOrdersAsOf } from './orders';
import { isWithinProjects, type Within } from './within';

const paymentsAsOf = (day: Day, within: Within) => sql`(
  select * from payments where payment_date <= ${dayLiteral(day)} and ${isWithinProjects('payments.project_id', within)}
)`;

const DATED = {
  invoices: invoicesAsOf,
  expenses: expensesAsOf,
  payments: paymentsAsOf,
  purchase_orders: purchaseOrdersAsOf,
  variation_orders: variationOrdersAsOf,
} as const;

export type DatedTable = keyof typeof DATED;

/**
 * A table for a `from`: as of a past day its rows that are dated up to the day, as they stood on it; else the table itself,
 * so that reading as of today costs nothing. Its columns are the table's. `within` narrows what a past day is computed for;
 * it does not choose rows as of today.
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

/** The same for a page of a list, which reads its own table unless it is told another. */
export const pastTable = (table: DatedTable, view: Viewpoint, within: Within = {}): RawBuilder<unknown> | undefined =>
  isPast(view.asOf, view) ? tableAsOf(table, view, within) : undefined;
