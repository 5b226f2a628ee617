import { type RawBuilder, sql } from 'kysely';
import { isPast, type Viewpoint } from './viewpoint';

/**
 * Projects with the amounts that every figure is made of, as of a day: a derived table that stands for `projects`, with all its
 * columns. Sums without a day come from the summary rows, so that reading "as of today" touches no document; a day in the past
 * takes off what was paid since. `ids` keeps it to some projects. Money in RM, days as counts. Decision §2.
 */
export const projectsWithAmounts = (view: Viewpoint, ids?: readonly number[]): RawBuilder<unknown> => sql`(
  select
    sums.*,
    contract_sum_and_vo - revised_budget as expected_profit,
    total_received - total_paid as cashflow_nett,
    total_received - total_paid + open_balance as expected_cashflow,
    open_balance - beyond_30 as cashflow30,
    open_balance - beyond_60 as cashflow60,
    open_balance - beyond_90 as cashflow90,
    total_invoiced - invoice_reductions - total_expenses as profit,
    greatest(revised_budget, commitments) as eac,
    contract_sum_and_vo - greatest(revised_budget, commitments) as projected_profit
  from (
    select
      projects.*,
      projects.contract_sum + projects.variation_order + totals.vo_additions - projects.omission_value - totals.vo_omissions as contract_sum_and_vo,
      projects.budget + totals.vo_cost + projects.contingency_amt as revised_budget,
      totals.invoiced as total_invoiced,
      totals.invoice_debit_notes + totals.invoice_write_offs as invoice_reductions,
      totals.received - coalesce(since.received, 0) as total_received,
      totals.expensed as total_expenses,
      totals.paid - coalesce(since.paid, 0) as total_paid,
      totals.receivable - totals.payable + coalesce(since.received, 0) - coalesce(since.paid, 0) as open_balance,
      coalesce(month.received - month.paid, 0) - coalesce(since.received_this_month, 0) + coalesce(since.paid_this_month, 0) as cashflow_this_month,
      coalesce(due.beyond_30, 0) as beyond_30,
      coalesce(due.beyond_60, 0) as beyond_60,
      coalesce(due.beyond_90, 0) as beyond_90,
      totals.committed + totals.expensed_without_order - totals.expense_dc_notes - totals.expense_write_offs as commitments,
      totals.work_done,
      case
        when projects.status = 'Completed' then projects.end_date - projects.start_date
        else least(greatest(${day(view.asOf)} - projects.start_date, 0), projects.end_date - projects.start_date)
      end as days_elapsed,
      projects.end_date - projects.start_date as days_planned
    from projects
    join project_totals totals on totals.project_id = projects.id
    left join project_month month on month.project_id = projects.id and month.month = ${day(firstOfMonth(view.asOf))}
    left join ${paidSince(view, ids)} since on since.project_id = projects.id
    left join ${dueBeyond(view, ids)} due on due.project_id = projects.id
    where ${among('projects.id', ids)}
  ) sums
)`;

// A literal: the planner has to see how few documents fall due after it, and then keeps its plan.
const day = (text: string) => sql`${sql.lit(text)}::date`;

const firstOfMonth = (text: string) => `${text.slice(0, 8)}01`;

const among = (column: string, ids?: readonly number[]) =>
  ids ? sql`${sql.ref(column)} = any(${ids}::bigint[])` : sql`true`;

// Cash that moved after the day, by project.
function paidSince(view: Viewpoint, ids?: readonly number[]) {
  if (!isPast(view.asOf, view)) return NOTHING_SINCE;
  const nextMonth = sql`${day(firstOfMonth(view.asOf))} + interval '1 month'`;
  return sql`(
    select project_id,
      sum(payment_amt) filter (where direction = 'IN') as received,
      sum(payment_amt) filter (where direction = 'OUT') as paid,
      sum(payment_amt) filter (where direction = 'IN' and payment_date < ${nextMonth}) as received_this_month,
      sum(payment_amt) filter (where direction = 'OUT' and payment_date < ${nextMonth}) as paid_this_month
    from payments
    where deleted_at is null and payment_date > ${day(view.asOf)} and ${among('project_id', ids)}
    group by project_id
  )`;
}

// The planner drops a join with it, so that a figure of today costs as much as if there were no other days.
const NOTHING_SINCE = sql`(
  select null::bigint as project_id, null::numeric as received, null::numeric as paid,
    null::numeric as received_this_month, null::numeric as paid_this_month
  where false
)`;

// Open balances that fall due after the horizons. Few are, so a horizon is all that is open less what lies beyond it.
const dueBeyond = (view: Viewpoint, ids?: readonly number[]) => sql`(
  select project_id,
    sum(nett) as beyond_30,
    sum(nett) filter (where due_date > ${day(view.asOf)} + 60) as beyond_60,
    sum(nett) filter (where due_date > ${day(view.asOf)} + 90) as beyond_90
  from (
    select project_id, due_date, receivable - payable as nett
    from project_due_day
    where due_date > ${day(view.asOf)} + 30 and (receivable <> 0 or payable <> 0)
    ${isPast(view.asOf, view) ? sql`union all ${dueAndPaidSince(view.asOf)}` : sql``}
  ) open
  where ${among('project_id', ids)}
  group by project_id
)`;

// What was paid after the day was open on it.
const dueAndPaidSince = (asOf: string) => sql`
  select payments.project_id, invoices.due_date, payments.payment_amt
  from payments join invoices on invoices.id = payments.invoice_id
  where payments.deleted_at is null and payments.payment_date > ${day(asOf)} and invoices.due_date > ${day(asOf)} + 30
  union all
  select payments.project_id, expenses.due_date, -payments.payment_amt
  from payments join expenses on expenses.id = payments.expense_id
  where payments.deleted_at is null and payments.payment_date > ${day(asOf)} and expenses.due_date > ${day(asOf)} + 30`;
