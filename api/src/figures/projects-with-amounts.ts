import { CASHFLOW_HORIZONS } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type AmountName, isSum, SUMS } from './formulas';
import { isPast, type Viewpoint } from './viewpoint';

/**
 * Projects with the amounts that every figure is made of, as of a day: a derived table that stands for `projects`, with all its
 * columns. Sums without a day come from the summary rows, so that reading "as of today" touches no document; a day in the past
 * takes off what was paid since. `ids` keeps it to some projects. Money in RM, days as counts. Decision §2.
 */
export const projectsWithAmounts = (view: Viewpoint, ids?: readonly number[]): RawBuilder<unknown> => sql`(
  select amounts.*, ${SUM_COLUMNS}
  from (
    select
      projects.*,
      totals.vo_additions,
      totals.vo_omissions,
      totals.vo_cost,
      totals.invoiced,
      totals.invoice_debit_notes,
      totals.invoice_write_offs,
      totals.expensed + totals.expense_dc_notes + totals.expense_write_offs as billed,
      totals.expensed_without_order as billed_without_order,
      totals.expense_dc_notes,
      totals.expense_write_offs,
      totals.committed,
      totals.work_done,
      totals.received - coalesce(since.received, 0) as received,
      totals.paid - coalesce(since.paid, 0) as paid,
      totals.receivable + coalesce(since.received, 0) as receivable,
      totals.payable + coalesce(since.paid, 0) as payable,
      ${sql.join(CASHFLOW_HORIZONS.map(dueWithin))},
      coalesce(month.received, 0) - coalesce(since.received_this_month, 0) as received_this_month,
      coalesce(month.paid, 0) - coalesce(since.paid_this_month, 0) as paid_this_month,
      ${retained('retention')} as retention_withheld,
      ${retained('released')} as retention_released,
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
  ) amounts
)`;

/** A sum as SQL over the columns above, its own sums within it. */
function amountAsSql(name: AmountName): RawBuilder<unknown> {
  if (!isSum(name)) return sql.ref(`amounts.${name}`);
  const [first, ...others] = SUMS[name];
  return others.reduce((sum, part) => {
    const { operator, of } = part;
    if (operator === 'greater') return sql`greatest(${sum}, ${amountAsSql(of)})`;
    return operator === 'plus' ? sql`(${sum} + ${amountAsSql(of)})` : sql`(${sum} - ${amountAsSql(of)})`;
  }, amountAsSql(first.of));
}

const SUM_COLUMNS = sql.join(
  Object.keys(SUMS).map((name) => sql`${amountAsSql(name as keyof typeof SUMS)} as ${sql.ref(name)}`),
);

// What is open within a horizon is all that is open less what lies beyond it.
const dueWithin = (days: number) => {
  const beyond = (side: string) => sql.ref(`due.${side}_beyond_${days}`);
  return sql`
      totals.receivable + coalesce(since.received, 0) - coalesce(${beyond('receivable')}, 0) as ${sql.ref(`receivable_${days}`)},
      totals.payable + coalesce(since.paid, 0) - coalesce(${beyond('payable')}, 0) as ${sql.ref(`payable_${days}`)}`;
};

// Only the page of a project shows it, and only there it is computed.
const retained = (movement: 'retention' | 'released') => sql`(
  select coalesce(sum(${sql.ref(`invoices.${movement}`)}), 0.00) from invoices
  where invoices.project_id = projects.id and invoices.deleted_at is null
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

// Open balances that fall due after the horizons. Few are, and so they are what is counted.
const dueBeyond = (view: Viewpoint, ids?: readonly number[]) => sql`(
  select project_id, ${sql.join(CASHFLOW_HORIZONS.map((days) => sumsBeyond(view, days)))}
  from (
    select project_id, due_date, receivable, payable
    from project_due_day
    where due_date > ${day(view.asOf)} + 30 and (receivable <> 0 or payable <> 0)
    ${isPast(view.asOf, view) ? sql`union all ${dueAndPaidSince(view.asOf)}` : sql``}
  ) open
  where ${among('project_id', ids)}
  group by project_id
)`;

const sumsBeyond = ({ asOf }: Viewpoint, days: number) => {
  const beyond = sql`filter (where due_date > ${day(asOf)} + ${sql.lit(days)})`;
  return sql`
    sum(receivable) ${beyond} as ${sql.ref(`receivable_beyond_${days}`)},
    sum(payable) ${beyond} as ${sql.ref(`payable_beyond_${days}`)}`;
};

// What was paid after the day was open on it.
const dueAndPaidSince = (asOf: string) => sql`
  select payments.project_id, invoices.due_date, payments.payment_amt, 0.00
  from payments join invoices on invoices.id = payments.invoice_id
  where payments.deleted_at is null and payments.payment_date > ${day(asOf)} and invoices.due_date > ${day(asOf)} + 30
  union all
  select payments.project_id, expenses.due_date, 0.00, payments.payment_amt
  from payments join expenses on expenses.id = payments.expense_id
  where payments.deleted_at is null and payments.payment_date > ${day(asOf)} and expenses.due_date > ${day(asOf)} + 30`;
