import { type RawBuilder, sql } from 'kysely';
import { amountOf, type SummedAmount } from '../amounts';
import { isPast, type Viewpoint } from '../viewpoint';
import { commitmentsOf } from './commitments';
import { dayLiteral } from './day';
import { tableAsOf } from './table-as-of';

type Ids = readonly number[] | undefined;

/**
 * The stored sums of projects, `project_totals`; as of a past day the same columns summed over that day's documents.
 * RM.
 */
export const projectTotals = (view: Viewpoint, ids: Ids): RawBuilder<unknown> =>
  isPast(view.asOf, view) ? totalsAsOf(view, ids) : sql`project_totals`;

/** Received and paid in the month of the day, by project: `project_month`, or as of a past day up to it. RM. */
export const projectMonth = (view: Viewpoint, ids: Ids): RawBuilder<unknown> =>
  isPast(view.asOf, view)
    ? sql`(
        select project_id, date_trunc('month', payment_date::timestamp)::date as month, ${CASH}
        from ${tableAsOf('payments', view, { projects: ids })}
        where deleted_at is null and payment_date >= date_trunc('month', ${dayLiteral(view.asOf)}::timestamp)::date
        group by 1, 2
      )`
    : sql`project_month`;

/** Open balances by project and due date: `project_due_day`, or those of a past day's documents. RM. */
export const projectDueDays = (view: Viewpoint, ids?: Ids): RawBuilder<unknown> =>
  isPast(view.asOf, view)
    ? sql`(
        select project_id, due_date, balance as receivable, 0.00 as payable
        from ${tableAsOf('invoices', view, { projects: ids })} where deleted_at is null
        union all
        select project_id, due_date, 0.00, balance
        from ${tableAsOf('expenses', view, { projects: ids })} where deleted_at is null
      )`
    : sql`project_due_day`;

const CASH = sql`
  coalesce(sum(payment_amt) filter (where direction = 'IN'), 0.00) as received,
  coalesce(sum(payment_amt) filter (where direction = 'OUT'), 0.00) as paid`;

function sumOf(name: SummedAmount) {
  const { amount, only } = amountOf(name);
  return only ? sql`sum(${amount}) filter (where ${only})` : sql`sum(${amount})`;
}

const sumsOf = (...names: SummedAmount[]) => Object.fromEntries(names.map((name) => [name, sumOf(name)]));

const SUMS = {
  invoices: {
    ...sumsOf('invoiced', 'work_done', 'retention_withheld', 'retention_released'),
    ...sumsOf('invoice_debit_notes', 'invoice_write_offs'),
    receivable: sql`sum(balance)`,
  },
  expenses: {
    expensed: sql`sum(total_expenses - dc_note - write_off_amt)`,
    expensed_without_order: sumOf('billed_without_order'),
    ...sumsOf('expense_dc_notes', 'expense_write_offs'),
    payable: sql`sum(balance)`,
  },
  payments: {
    received: sql`sum(payment_amt) filter (where direction = 'IN')`,
    paid: sql`sum(payment_amt) filter (where direction = 'OUT')`,
  },
  variation_orders: sumsOf('vo_additions', 'vo_omissions', 'vo_cost'),
};

type Summed = keyof typeof SUMS;

// Of the variations, only those with the client that are approved.
const counted = (table: Summed) =>
  table === 'variation_orders'
    ? sql`deleted_at is null and contractor_id is null and status = 'approved'`
    : sql`deleted_at is null`;

const summed = (table: Summed, view: Viewpoint, ids: Ids) => sql`
  left join (
    select project_id, ${sql.join(Object.entries(SUMS[table]).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`))}
    from ${tableAsOf(table, view, { projects: ids })} where ${counted(table)} group by project_id
  ) ${sql.ref(`of_${table}`)} on ${sql.ref(`of_${table}.project_id`)} = summed.id`;

const TABLES = Object.keys(SUMS) as Summed[];

const COLUMNS = sql.join(
  TABLES.flatMap((table) => Object.keys(SUMS[table])).map(
    (name) => sql`coalesce(${sql.ref(name)}, 0.00) as ${sql.ref(name)}`,
  ),
);

const totalsAsOf = (view: Viewpoint, ids: Ids) => sql`(
  select summed.id as project_id, ${COLUMNS}, coalesce(committed, 0.00) as committed
  from projects summed
  ${sql.join(
    TABLES.map((table) => summed(table, view, ids)),
    sql` `,
  )}
  left join (
    select project_id, sum(committed) as committed from ${commitmentsOf(view, ids)} commitments group by project_id
  ) of_orders on of_orders.project_id = summed.id
  where ${ids ? sql`summed.id = any(${ids}::bigint[])` : sql`true`}
)`;
