import { type VariationOrder } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { filled, matchesSearch, orderBy } from '../../db/list-sql';
import { projectScope } from '../../db/project-scope';
import { isRecord } from '../../db/record-reference';
import { type VariationOrdersTable } from '../../db/schema/projects';
import { type Context } from '../../http/context';
import { type Window } from '../../http/list';

const SORTS = {
  created_at: filled(sql`variation_orders.created_at`),
  vo_no: filled(sql`lower(variation_orders.vo_no)`),
  title: filled(sql`lower(variation_orders.title)`),
  type: sql`variation_orders.type`,
  amount: filled(sql`variation_orders.amount`),
  cost_amount: sql`variation_orders.cost_amount`,
  status: filled(sql`variation_orders.status`),
  submitted_date: sql`variation_orders.submitted_date`,
  approved_date: sql`variation_orders.approved_date`,
  eot_days: sql`variation_orders.eot_days`,
  'project.name': sql`lower(projects.name)`,
  'contractor.name': sql`lower(organisations.name)`,
};

export type VariationOrderSort = keyof typeof SORTS;

export const VARIATION_ORDER_SORTS = Object.keys(SORTS) as VariationOrderSort[];

type Reference = string | number | undefined;

export type VariationOrderFilter = {
  search: string | undefined;
  status?: readonly (string | null | undefined)[] | undefined;
  project?: Reference;
  contractor?: Reference;
};

const FROM = sql`
  from variation_orders
  join projects on projects.id = variation_orders.project_id
  left join organisations on organisations.id = variation_orders.contractor_id`;

function selected(context: Context, { search, status, project, contractor }: VariationOrderFilter) {
  const conditions = [
    sql`variation_orders.deleted_at is null`,
    projectScope(context, 'variation_orders.project_id'),
    matchesSearch(search, ['variation_orders.vo_no', 'variation_orders.title', 'projects.name']),
    ...(status ? [sql`variation_orders.status = any(${status}::text[])`] : []),
    ...(project === undefined ? [] : [isRecord('projects', project)]),
    ...(contractor === undefined ? [] : [isRecord('organisations', contractor)]),
  ];
  return sql`${FROM} where ${sql.join(conditions, sql` and `)}`;
}

/** How many variation orders match. */
export async function countVariationOrders(context: Context, filter: VariationOrderFilter) {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${selected(context, filter)}`.execute(
    context.db,
  );
  return rows[0]?.total ?? 0;
}

const COLUMNS = sql`
  variation_orders.id, variation_orders.uuid, variation_orders.version, variation_orders.created_at,
  json_build_object('uuid', projects.uuid, 'name', projects.name) as project,
  case when organisations.id is not null then json_build_object('uuid', organisations.uuid, 'name', organisations.name) end as contractor,
  variation_orders.vo_no, variation_orders.title, variation_orders.type, variation_orders.amount, variation_orders.cost_amount, variation_orders.status,
  variation_orders.submitted_date, variation_orders.approved_date, variation_orders.client_ref, variation_orders.eot_days, variation_orders.remarks`;

/** One page of variation orders. */
export async function pageOfVariationOrders(
  context: Context,
  filter: VariationOrderFilter,
  by: { sort: VariationOrderSort; order: 'asc' | 'desc' },
  { limit, offset }: Window,
) {
  const { rows } = await sql<VariationOrder>`
    select ${COLUMNS} ${selected(context, filter)} ${orderBy(by, SORTS, sql`variation_orders.id`)} limit ${limit} offset ${offset}`.execute(
    context.db,
  );
  return rows;
}

/** One variation order as replies show it. */
export async function variationOrderByNumber(db: Db, id: number) {
  const { rows } = await sql<VariationOrder>`select ${COLUMNS} ${FROM} where variation_orders.id = ${id}`.execute(db);
  return rows[0];
}

/** The next of a project's own numbers, VO-01 and on; deleted ones keep theirs. */
export async function nextVoNo(db: Db, projectId: number) {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(vo_no from '^[Vv][Oo]-([0-9]{1,9})$')::int), 0) + 1 as next
    from variation_orders where project_id = ${projectId}`.execute(db);
  return `VO-${String(rows[0]?.next ?? 1).padStart(2, '0')}`;
}

/** Stores a new variation order and gives the whole record; the project's sums follow by trigger. */
export const insertVariationOrder = (db: Db, values: Insertable<VariationOrdersTable>) =>
  db.insertInto('variation_orders').values(values).returningAll().executeTakeFirstOrThrow();
