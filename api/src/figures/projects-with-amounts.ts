import { CASHFLOW_HORIZONS } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { dayLiteral as day } from './dated/day';
import { projectDueDays, projectMonth, projectTotals } from './dated/project-sums';
import { type AmountName, isSum, SUMS } from './formulas';
import { type Viewpoint } from './viewpoint';

/**
 * Projects with the amounts behind every figure, as of a day: a derived table with all columns of `projects`. As of
 * today its sums are the stored ones, so no document is read; as of a past day they are summed over that day's
 * documents. `ids` limits it to some projects. Money in RM, days as counts. figures.md#the-amounts
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
      totals.retention_withheld,
      totals.retention_released,
      totals.received,
      totals.paid,
      totals.receivable,
      totals.payable,
      ${sql.join(CASHFLOW_HORIZONS.map(dueWithin))},
      coalesce(month.received, 0) as received_this_month,
      coalesce(month.paid, 0) as paid_this_month,
      case
        when projects.status = 'Completed' then projects.end_date - projects.start_date
        else least(greatest(${day(view.asOf)} - projects.start_date, 0), projects.end_date - projects.start_date)
      end as days_elapsed,
      projects.end_date - projects.start_date as days_planned
    from projects
    join ${projectTotals(view, ids)} totals on totals.project_id = projects.id
    left join ${projectMonth(view, ids)} month on month.project_id = projects.id and month.month = ${day(firstOfMonth(view.asOf))}
    left join ${dueBeyond(view, ids)} due on due.project_id = projects.id
    where ${among('projects.id', ids)}
  ) amounts
)`;

/** A sum as SQL over the columns above, nested sums expanded. */
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

// Open within a horizon = all open less what is due beyond it.
const dueWithin = (days: number) => {
  const beyond = (side: string) => sql.ref(`due.${side}_beyond_${days}`);
  return sql`
      totals.receivable - coalesce(${beyond('receivable')}, 0) as ${sql.ref(`receivable_${days}`)},
      totals.payable - coalesce(${beyond('payable')}, 0) as ${sql.ref(`payable_${days}`)}`;
};

const firstOfMonth = (text: string) => `${text.slice(0, 8)}01`;

const among = (column: string, ids?: readonly number[]) =>
  ids ? sql`${sql.ref(column)} = any(${ids}::bigint[])` : sql`true`;

// Open balances due after the horizons: they are few, so they are the ones that are summed.
const dueBeyond = (view: Viewpoint, ids?: readonly number[]) => sql`(
  select project_id, ${sql.join(CASHFLOW_HORIZONS.map((days) => sumsBeyond(view, days)))}
  from (
    select project_id, due_date, receivable, payable
    from ${projectDueDays(view, ids)} due_days
    where due_date > ${day(view.asOf)} + 30 and (receivable <> 0 or payable <> 0)
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
