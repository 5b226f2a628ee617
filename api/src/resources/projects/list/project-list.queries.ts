import {
  type ClientContracts,
  CONTRACT_TERMS,
  type ContractTerms,
  type ProjectFigureKey,
  type ProjectFigures,
  PROJECT_FIGURES,
} from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { oneRow } from '../../../db/one-row';
import { natural, neverNull, pageOfNumbers, type PageWindow } from '../../../lists';
import { cachedUntilWrite } from '../../../db/cached-until-write';
import { projectsWithAmounts } from '../../../figures/projects-with-amounts';
import { portfolioFigure, portfolioFigures, projectFigure } from '../../../figures/project-figures';
import { type Context } from '../../../http/request/context';
import { amountsAskedFor, conditionsOf, projectConditions, type ProjectFilter } from './project-conditions.queries';

const PLAIN_SORTS = {
  code: neverNull(natural(sql`projects.code`)),
  name: neverNull(sql`lower(projects.name)`),
  status: neverNull(sql`projects.status`),
  client_name: neverNull(sql`lower(clients.name)`, sql`clients.id`),
  'client.name': neverNull(sql`lower(clients.name)`, sql`clients.id`),
  contract_sum: neverNull(sql`projects.contract_sum`),
  budget: sql`projects.budget`,
  variation_order: sql`projects.variation_order`,
  omission_value: sql`projects.omission_value`,
  contingency_amt: sql`projects.contingency_amt`,
  retention_percent: sql`projects.retention_percent`,
  retention: sql`projects.retention`,
  end_customer: sql`(select lower(end_customers.name) from end_customers where end_customers.id = projects.end_customer_id)`,
  schedule: sql`lower(projects.schedule)`,
  start_date: neverNull(sql`projects.start_date`),
  end_date: neverNull(sql`projects.end_date`),
  ...(Object.fromEntries(CONTRACT_TERMS.map((key) => [key, sql.ref(`projects.${key}`)])) as Record<
    keyof ContractTerms,
    RawBuilder<unknown>
  >),
  created_at: neverNull(sql`projects.created_at`),
  updated_at: neverNull(sql`projects.updated_at`),
};

const FIGURE_SORTS = Object.fromEntries(PROJECT_FIGURES.map(({ key }) => [key, projectFigure(key)])) as Record<
  ProjectFigureKey,
  RawBuilder<unknown>
>;

const SORTS = { ...PLAIN_SORTS, ...FIGURE_SORTS };

export type ProjectSort = keyof typeof SORTS;

export const PROJECT_SORTS = Object.keys(SORTS) as ProjectSort[];

export const countProjects = (context: Context, filter: ProjectFilter) =>
  cachedUntilWrite(context, ['projects', context.scope, filter], async () => {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${amountsAskedFor(filter) ?? sql.table('projects')} where ${projectConditions(context, filter)}`.execute(
      context.db,
    );
    return oneRow(rows).total;
  });

const isFigure = (sort: ProjectSort) => sort in FIGURE_SORTS;

/** Ids of the projects on one page. A figure is computed for all projects only when it is the sort key. */
export async function pageOfProjects(
  context: Context,
  filter: ProjectFilter,
  by: { sort: ProjectSort; order: 'asc' | 'desc' },
  window: PageWindow,
) {
  const page = { columns: SORTS, conditions: conditionsOf(context, filter), by, window };
  if (!isFigure(by.sort)) {
    const joins = by.sort === 'client_name' || by.sort === 'client.name' ? TO_CLIENT : undefined;
    return pageOfNumbers(context, { ...page, table: 'projects', from: amountsAskedFor(filter), joins });
  }
  const order = await cachedUntilWrite(context, ['projects by', by, context.scope, filter], () =>
    pageOfNumbers(context, {
      ...page,
      table: 'projects',
      from: sql`${projectsWithAmounts(filter)} projects`,
      window: { ...window, offset: 0, limit: window.total },
    }),
  );
  return order.slice(window.offset, window.offset + window.limit);
}

const TO_CLIENT = sql`join clients on clients.id = projects.client_id`;

type ProjectTotals = Record<ProjectFigureKey | 'contract_sum' | 'budget', string>;

/** The figures over all projects of a list. */
export const totalsOfProjects = (context: Context, filter: ProjectFilter) =>
  cachedUntilWrite(context, ['figures of projects', context.scope, filter], async () => {
    const { rows } = await sql<ProjectTotals>`
      select coalesce(sum(projects.contract_sum), 0.00) as contract_sum, coalesce(sum(projects.budget), 0.00) as budget, ${portfolioFigures()}
      from ${projectsWithAmounts(filter)} projects where ${projectConditions(context, filter)}`.execute(context.db);
    return oneRow(rows);
  });

/** Some figures over all projects of a list, and how many projects they are. */
export const figuresOfProjects = <Key extends ProjectFigureKey>(
  context: Context,
  filter: ProjectFilter,
  keys: readonly Key[],
) =>
  cachedUntilWrite(context, ['some figures of projects', keys, context.scope, filter], async () => {
    const { rows } = await sql<{ total: number } & Pick<ProjectFigures, Key>>`
      select count(*) as total, ${portfolioFigures(keys)}
      from ${projectsWithAmounts(filter)} projects where ${projectConditions(context, filter)}`.execute(context.db);
    return oneRow(rows);
  });

/** Contract sums of a list's projects by client, the largest first. */
export const contractsByClient = (context: Context, filter: ProjectFilter) =>
  cachedUntilWrite(context, ['contracts by client', context.scope, filter], async () => {
    const { rows } = await sql<ClientContracts>`
      select json_build_object('uuid', clients.uuid, 'name', clients.name) as client, contracts.count, contracts.contract_sum_and_vo
      from (
        select projects.client_id, count(*) as count, ${portfolioFigure('contract_sum_and_vo')} as contract_sum_and_vo
        from ${projectsWithAmounts(filter)} projects where ${projectConditions(context, filter)}
        group by projects.client_id
      ) contracts
      join clients on clients.id = contracts.client_id
      order by contracts.contract_sum_and_vo desc, lower(clients.name), clients.id`.execute(context.db);
    return rows;
  });
