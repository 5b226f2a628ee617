import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { amountOf } from '../amounts';
import { isPast, type Viewpoint } from '../viewpoint';
import { commitmentsOf } from './commitments';
import { dayLiteral } from './day';
import { statesOf } from './documents';
import { tableAsOf } from './table-as-of';
import { isWithinProjects } from './within';

type Ids = readonly number[] | undefined;

/**
 * The stored sums of projects, `project_totals`; as of a past day the same columns without what changed since.
 * RM.
 */
export const projectTotals = (view: Viewpoint, ids: Ids): RawBuilder<unknown> =>
  isPast(view.asOf, view) ? totalsAsOf(view, ids) : sql`project_totals`;

/** Received and paid in the month of the day, by project: `project_month`, or as of a past day up to it. RM. */
export const projectMonth = (view: Viewpoint, ids: Ids): RawBuilder<unknown> =>
  isPast(view.asOf, view)
    ? sql`(
        select project_id, ${firstOfMonth(view.asOf)} as month, ${CASH}
        from ${tableAsOf('payments', view, { projects: ids })}
        where deleted_at is null and payment_date >= ${firstOfMonth(view.asOf)}
        group by project_id
      )`
    : sql`project_month`;

const firstOfMonth = (asOf: Day) => sql`date_trunc('month', ${dayLiteral(asOf)}::timestamp)::date`;

/** Open balances by project and due date: `project_due_day`, or those of a past day's documents. RM. */
export const projectDueDays = (view: Viewpoint, ids?: Ids): RawBuilder<unknown> =>
  isPast(view.asOf, view)
    ? sql`(
        select project_id, due_date, balance as receivable, 0.00 as payable from ${openDocuments('invoices', view, ids)}
        union all
        select project_id, due_date, 0.00, balance from ${openDocuments('expenses', view, ids)}
      )`
    : sql`project_due_day`;

// Of all projects the states alone say it; of some, their documents are found first.
const openDocuments = (table: 'invoices' | 'expenses', view: Viewpoint, ids: Ids) =>
  ids
    ? sql`${tableAsOf(table, view, { projects: ids })} where deleted_at is null and balance <> 0`
    : sql`${statesOf(table, view.asOf)} where status in ('pending', 'partial')`;

const CASH = sql`
  coalesce(sum(payment_amt) filter (where direction = 'IN'), 0.00) as received,
  coalesce(sum(payment_amt) filter (where direction = 'OUT'), 0.00) as paid`;

const OF_WEEKS = [
  ...['invoiced', 'work_done', 'retention_withheld', 'retention_released', 'invoice_debit_notes', 'invoice_write_offs'],
  ...['receivable', 'expensed', 'expensed_without_order', 'expense_dc_notes', 'expense_write_offs', 'payable'],
  ...['received', 'paid'],
];

const weekColumns = (column: (name: string) => RawBuilder<unknown>) => sql.join(OF_WEEKS.map(column));

// The changes after a day: the rest of its week change by change, and the later weeks as they are stored.
const changedAfter = (day: Day, ids: Ids) => sql`(
  select project_id, ${weekColumns((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`)}
  from (
    select project_id, ${weekColumns((name) => sql.ref(name))} from project_weeks where week > ${dayLiteral(day)}
    union all
    select project_id, ${weekColumns((name) => sql.ref(name))}
    from project_changes(${dayLiteral(day)} + 1, (date_trunc('week', ${dayLiteral(day)}::timestamp) + interval '6 days')::date)
  ) changes
  where ${isWithinProjects('project_id', { projects: ids })}
  group by project_id
)`;

// A bill on an order that is issued later counts outside the orders until then.
const billedBeforeOrder = (day: Day, ids: Ids) => sql`(
  select expenses.project_id, sum(expenses.total_expenses) as amount
  from purchase_orders ordered join expenses on expenses.purchase_order_id = ordered.id
  where ordered.issued_date > ${dayLiteral(day)} and expenses.invoice_date <= ${dayLiteral(day)} and expenses.deleted_at is null
    and ${isWithinProjects('ordered.project_id', { projects: ids })}
  group by expenses.project_id
)`;

const variationsAsOf = (view: Viewpoint, ids: Ids) => {
  const sums = (['vo_additions', 'vo_omissions', 'vo_cost'] as const).map((name) => {
    const { amount, only } = amountOf(name);
    return sql`sum(${amount}) ${only ? sql`filter (where ${only})` : sql``} as ${sql.ref(name)}`;
  });
  return sql`(
    select project_id, ${sql.join(sums)}
    from ${tableAsOf('variation_orders', view, { projects: ids })}
    where deleted_at is null and contractor_id is null and status = 'approved'
    group by project_id
  )`;
};

// Today's sums without what changed since. The variations and orders of a project are few, so they are summed.
const totalsAsOf = (view: Viewpoint, ids: Ids) => sql`(
  select kept.project_id,
    ${weekColumns((name) => {
      const before = name === 'expensed_without_order' ? sql` + coalesce(before_order.amount, 0.00)` : sql``;
      return sql`kept.${sql.ref(name)} - coalesce(later.${sql.ref(name)}, 0.00)${before} as ${sql.ref(name)}`;
    })},
    coalesce(varied.vo_additions, 0.00) as vo_additions, coalesce(varied.vo_omissions, 0.00) as vo_omissions,
    coalesce(varied.vo_cost, 0.00) as vo_cost, coalesce(of_orders.committed, 0.00) as committed
  from project_totals kept
  left join ${changedAfter(view.asOf, ids)} later on later.project_id = kept.project_id
  left join ${billedBeforeOrder(view.asOf, ids)} before_order on before_order.project_id = kept.project_id
  left join ${variationsAsOf(view, ids)} varied on varied.project_id = kept.project_id
  left join (
    select project_id, sum(committed) as committed from ${commitmentsOf(view, ids)} commitments group by project_id
  ) of_orders on of_orders.project_id = kept.project_id
  where ${isWithinProjects('kept.project_id', { projects: ids })}
)`;
