import { type EndCustomer } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { columnsOf, select, selection } from '../../db/selection';
import { type Context } from '../../http/context';
import { type ListRequest, type Window } from '../../http/list';
import { projectScope } from '../../http/project-scope.queries';
import { matchesSearch, neverNull, orderBy } from '../../lists';

const SORTS = { name: neverNull(sql`lower(end_customers.name)`), created_at: neverNull(sql`end_customers.created_at`) };

export type EndCustomerSort = keyof typeof SORTS;

export const END_CUSTOMER_SORTS = Object.keys(SORTS) as EndCustomerSort[];

// Who works with own projects alone sees the names of those.
const shown = (context: Context, search: string | undefined) => sql<boolean>`
  ${matchesSearch(search, ['end_customers.name'])} and (${context.scope.kind === 'all'} or exists (
    select from projects where projects.end_customer_id = end_customers.id and ${projectScope(context)}))`;

/** How many end customers match. */
export async function countEndCustomers(context: Context, { search }: Pick<ListRequest, 'search'>) {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from end_customers where ${shown(context, search)}`.execute(context.db);
  return oneRow(rows).total;
}

/** One page of end customers. */
export async function pageOfEndCustomers(
  context: Context,
  list: Pick<ListRequest<EndCustomerSort>, 'search' | 'sort' | 'order'>,
  { limit, offset }: Window,
) {
  const order = orderBy(list, SORTS, sql`end_customers.id`);
  const { rows } = await select(
    selection<EndCustomer>(columnsOf('end_customers', 'id', 'uuid', 'version', 'name', 'created_at')),
    sql`from end_customers where ${shown(context, list.search)} ${order} limit ${limit} offset ${offset}`,
  ).execute(context.db);
  return rows;
}

/** The end customer of a name, whatever the case; created when there is none. `uuid` is set when it was created. */
export async function endCustomerByName(db: Db, name: string) {
  const created = await sql<{ id: number; uuid: string }>`
    insert into end_customers (name) values (${name}) on conflict (lower(name)) do nothing returning id, uuid`.execute(
    db,
  );
  if (created.rows[0]) return created.rows[0];
  const found = await sql<{ id: number }>`select id from end_customers where lower(name) = lower(${name})`.execute(db);
  return { id: found.rows[0]?.id ?? null, uuid: undefined };
}
