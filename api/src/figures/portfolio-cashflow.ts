import { type CashflowOverview, type Day, firstDayOf, type Money } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Db } from '../db/database';
import { projectDueDays } from './dated/project-sums';
import { isPast, type Viewpoint } from './viewpoint';

/** Selects projects: a condition over a column with a project's id; undefined selects all. */
export type ProjectChoice = ((project: string) => RawBuilder<unknown>) | undefined;

/** A period of months, "YYYY-MM", both included. */
export type MonthPeriod = { from: string; to: string };

// Sums over all projects are stored by day (few rows), sums of each project by month.
const movements = (chosen: ProjectChoice, from: RawBuilder<unknown>) =>
  chosen
    ? sql`select month, received, paid from project_month where month >= ${from} and ${chosen('project_month.project_id')}`
    : sql`
        select date_trunc('month', payment_date::timestamp)::date, case when direction = 'IN' then amount else 0.00 end, case when direction = 'OUT' then amount else 0.00 end
        from payment_days where payment_date >= ${from}`;

const isAmong = (chosen: ProjectChoice, project: string) => (chosen ? chosen(project) : sql`true`);

// Payments after the day, to subtract from the months that contain them.
const later = (chosen: ProjectChoice, asOf: Day) => sql`
  payments.deleted_at is null and payments.payment_date > ${asOf}::date and ${isAmong(chosen, 'payments.project_id')}`;

/** Cash movements by month of a period up to a day. RM. docs/domain/dashboards-and-reports.md#cashflow-overview */
export async function cashByMonth(
  db: Db,
  view: Viewpoint,
  { from, to }: MonthPeriod,
  chosen: ProjectChoice,
): Promise<CashflowOverview['months']> {
  const [first, last] = [sql`${firstDayOf(from)}::date`, sql`${firstDayOf(to)}::date`];
  const { rows } = await sql<CashflowOverview['months'][number]>`
    with moved (month, received, paid) as (
      ${movements(chosen, first)}
      ${
        isPast(view.asOf, view)
          ? sql`union all
              select date_trunc('month', payment_date::timestamp)::date,
                case when direction = 'IN' then -payment_amt else 0.00 end, case when direction = 'OUT' then -payment_amt else 0.00 end
              from payments where ${later(chosen, view.asOf)} and payment_date < ${last} + interval '1 month'`
          : sql``
      }
    )
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sum(received), 0.00) as "in", coalesce(sum(paid), 0.00) as out,
      coalesce(sum(received - paid), 0.00) as nett
    from generate_series(${first}::timestamp, ${last}::timestamp, interval '1 month') months (month)
    left join moved on moved.month = months.month::date
    group by months.month
    order by months.month`.execute(db);
  return rows;
}

// Open balances by due date: stored by day for all projects, per project otherwise.
function open(view: Viewpoint, chosen: ProjectChoice) {
  if (chosen)
    return sql`select due_date, receivable, payable from ${projectDueDays(view)} due_days
        where (receivable <> 0 or payable <> 0) and ${chosen('due_days.project_id')}`;
  const days = isPast(view.asOf, view)
    ? sql`document_state_days where day <= ${view.asOf}::date and status in ('pending', 'partial')`
    : sql`document_days where status in ('pending', 'partial')`;
  return sql`select due_date, case when document = 'invoice' then balance else 0.00 end, case when document = 'expense' then balance else 0.00 end
        from ${days}`;
}

/**
 * Open balances by due date over the next `days` days; overdue ones count on the first day. RM.
 * docs/domain/dashboards-and-reports.md#summary
 */
export async function openByDay(db: Db, view: Viewpoint, days: number, chosen: ProjectChoice) {
  const day = sql`${view.asOf}::date`;
  const { rows } = await sql<{ day: Day; in: Money; out: Money }>`
    with open (due_date, receivable, payable) as (${open(view, chosen)})
    select greatest(due_date, ${day}) as day, sum(receivable) as "in", sum(payable) as out
    from open where due_date <= ${day} + ${days}::int
    group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Open balances due within 30, 60 and 90 days of a day, overdue included: Σ of the projects' cashflow30, 60 and 90. RM.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export async function cashExpected(
  db: Db,
  view: Viewpoint,
  chosen: ProjectChoice,
): Promise<CashflowOverview['projection']> {
  const { rows } = await sql<CashflowOverview['projection'][number]>`
    with open (due_date, receivable, payable) as (${open(view, chosen)})
    select days, coalesce(sum(receivable), 0.00) as "in", coalesce(sum(payable), 0.00) as out, coalesce(sum(receivable - payable), 0.00) as nett
    from (values (30), (60), (90)) horizon (days)
    left join open on open.due_date <= ${view.asOf}::date + horizon.days
    group by days
    order by days`.execute(db);
  return rows;
}
