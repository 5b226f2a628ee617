import { type Day, type Money, type Reference } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { cachedUntilWrite } from '../../db/cached-until-write';
import { oneRow } from '../../db/one-row';
import { projectDueDays } from '../../figures/dated/project-sums';
import { openByDay } from '../../figures/portfolio-cashflow';
import { projectFigure } from '../../figures/project-figures';
import { projectsWithAmounts } from '../../figures/projects-with-amounts';
import { type Context } from '../../http/request/context';
import {
  IS_BEHIND,
  IS_OVER_BUDGET,
  isUnderWay,
  projectConditions,
  type ProjectFilter,
} from '../projects/list/project-conditions.queries';
import { projectChoice } from './project-choice.queries';

type Standing = {
  cash: Money;
  held: Money;
  held_on_completed: Money;
  in_progress: number;
  over_budget: number;
  most_over: { project: Reference; amount: Money } | null;
  behind: number;
  furthest_behind: { project: Reference; progress_diff: string } | null;
  to_start: number;
};

/** Totals over the filtered projects, and how many of those in progress need attention. RM and percentage points. */
export const standingOfProjects = (context: Context, filter: ProjectFilter) =>
  cachedUntilWrite(context, ['standing of projects', context.scope, filter], async () => {
    const { rows } = await sql<Standing>`
      select standing.*,
        ${worst('most_over', 'amount', sql`max_over::text`)} as most_over,
        ${worst('furthest_behind', 'progress_diff', sql`min_diff::text`)} as furthest_behind
      from (
        select coalesce(sum(cashflow_nett), 0.00) as cash,
          coalesce(sum(retention_held), 0.00) as held,
          coalesce(sum(retention_held) filter (where status = 'Completed'), 0.00) as held_on_completed,
          count(*) filter (where is_under_way) as in_progress,
          count(*) filter (where is_over) as over_budget,
          max(over) filter (where is_over) as max_over,
          (array_agg(id order by over desc, id) filter (where is_over))[1] as most_over_id,
          count(*) filter (where is_behind) as behind,
          min(progress_diff) filter (where is_behind) as min_diff,
          (array_agg(id order by progress_diff, id) filter (where is_behind))[1] as furthest_behind_id,
          count(*) filter (where is_under_way and status = 'New') as to_start
        from (
          select projects.id, status, cashflow_nett, retention_held, eac - revised_budget as over, is_under_way,
            is_under_way and ${IS_OVER_BUDGET} as is_over, is_under_way and ${IS_BEHIND} as is_behind,
            ${projectFigure('progress_diff')} as progress_diff
          from (
            select projects.*, ${isUnderWay(filter)} as is_under_way
            from ${projectsWithAmounts(filter)} projects where ${projectConditions(context, filter)}
          ) projects
        ) projects
      ) standing`.execute(context.db);
    return oneRow(rows);
  });

// The project that is most over or furthest behind, and its value.
const worst = (which: 'most_over' | 'furthest_behind', name: string, value: RawBuilder<unknown>) => sql`(
  select json_build_object('project', json_build_object('uuid', projects.uuid, 'name', projects.name), ${sql.lit(name)}, ${value})
  from projects where projects.id = ${sql.ref(`standing.${which}_id`)}
)`;

type Late = { client: Reference; amount: Money; since: Day; oldest: Day };

/**
 * The client with the largest overdue sum and since when, and the earliest overdue day of all clients; undefined when
 * nothing is overdue. RM.
 */
export async function largestOverdue(context: Context, filter: ProjectFilter) {
  const { rows } = await sql<Late>`
    select json_build_object('uuid', clients.uuid, 'name', clients.name) as client, late.amount, late.since, late.oldest
    from (
      select projects.client_id, sum(due.receivable) as amount, min(due.due_date) as since, min(min(due.due_date)) over () as oldest
      from ${projectDueDays(filter)} due
      join projects on projects.id = due.project_id
      where due.receivable > 0 and due.due_date < ${filter.asOf}::date and ${projectConditions(context, filter)}
      group by projects.client_id
    ) late
    join clients on clients.id = late.client_id
    order by late.amount desc, lower(clients.name), clients.id
    limit 1`.execute(context.db);
  return rows[0];
}

/** Open balances by due date, over the next `days` days. RM. */
export const dueByDay = (context: Context, filter: ProjectFilter, days: number) =>
  openByDay(context.db, filter, days, projectChoice(context, filter));
