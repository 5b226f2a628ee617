import { type EndCustomer } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { columnsOf, selection } from '../../db/selection';
import { projectScope } from '../../http/request/project-scope.queries';
import { matchesSearch, neverNull, tableList } from '../../lists';

/** End customers; a project manager sees only those of their own projects. */
export const END_CUSTOMERS = tableList({
  table: 'end_customers',
  selection: selection<EndCustomer>(columnsOf('end_customers', 'id', 'uuid', 'version', 'name', 'created_at')),
  sorts: { name: neverNull(sql`lower(end_customers.name)`), created_at: neverNull(sql`end_customers.created_at`) },
  defaultSort: { sort: 'created_at', order: 'desc' },
  chosen: ({ search }, context) => sql`
    ${matchesSearch(search, ['end_customers.name'])} and (${context.scope.kind === 'all'} or exists (
      select from projects where projects.end_customer_id = end_customers.id and ${projectScope(context)}))`,
});

/** Finds the end customer by name, ignoring case, or creates it; `uuid` is set only when it was created. */
export async function endCustomerByName(db: Db, name: string) {
  const created = await sql<{ id: number; uuid: string }>`
    insert into end_customers (name) values (${name}) on conflict (lower(name)) do nothing returning id, uuid`.execute(
    db,
  );
  if (created.rows[0]) return created.rows[0];
  const found = await sql<{ id: number }>`select id from end_customers where lower(name) = lower(${name})`.execute(db);
  return { id: found.rows[0]?.id ?? null, uuid: undefined };
}
