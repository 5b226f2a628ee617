import { type AuditEntry, type Day, type UserOption } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { isRecord } from '../../db/record-reference';
import { type Context } from '../../http/context';
import { type ListRequest, type Window } from '../../http/list';
import { matchesSearch, neverNull, orderBy, type SortColumns } from '../../lists';

/** What the audit log can be sorted by. */
export const AUDIT_SORTS = {
  at: neverNull(sql`audit_log.at`),
  user: sql`lower(audit_log.user_name)`,
  action: neverNull(sql`audit_log.action`),
  entity: neverNull(sql`audit_log.entity`),
} satisfies SortColumns;

export type AuditFilters = {
  user?: string | number;
  entity?: string;
  entity_uuid?: string;
  action?: string;
  from?: Day;
  to?: Day;
};

type AuditListRequest = Pick<ListRequest<keyof typeof AUDIT_SORTS>, 'sort' | 'order' | 'search'> & {
  filters: AuditFilters;
};

const startOf = (day: Day, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Asia/Kuala_Lumpur')`;

// Whoever acted as somebody else is found by either name.
function byPerson(user: string | number) {
  const id = sql`(select users.id from users where ${isRecord('users', user)})`;
  return sql`(audit_log.user_id = ${id} or audit_log.real_user_id = ${id})`;
}

function matching({ search, filters: { user, entity, entity_uuid, action, from, to } }: AuditListRequest) {
  const conditions = [
    matchesSearch(search, ['audit_log.user_name', 'audit_log.real_user_name', 'audit_log.action']),
    ...(user === undefined ? [] : [byPerson(user)]),
    ...(entity ? [sql`audit_log.entity = ${entity}`] : []),
    ...(entity_uuid ? [sql`audit_log.entity_uuid = ${entity_uuid}`] : []),
    ...(action ? [sql`audit_log.action = ${action}`] : []),
    ...(from ? [sql`audit_log.at >= ${startOf(from)}`] : []),
    ...(to ? [sql`audit_log.at < ${startOf(to, 1)}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

export async function countAuditRows({ db }: Context, list: AuditListRequest) {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from audit_log where ${matching(list)}`.execute(db);
  return oneRow(rows).total;
}

const person = (prefix: 'user' | 'real_user') => {
  const [id, name] = [sql.ref(`audit_log.${prefix}_id`), sql.ref(`audit_log.${prefix}_name`)];
  return sql`case when ${name} is not null then json_build_object('id', ${id}, 'name', ${name}) end as ${sql.ref(prefix)}`;
};

// What a record is called now, by what the log calls its kind; of documents also whose project they are.
const RECORDS = {
  'account-code': sql`select account_codes.code || ' ' || account_codes.name, null::uuid, deleted_at is null from account_codes`,
  client: sql`select name, null::uuid, deleted_at is null from clients`,
  contractor: sql`select name, null::uuid, deleted_at is null from organisations`,
  'end-customer': sql`select name, null::uuid, true from end_customers`,
  expense: sql`select ref_no, ${projectOf('expenses')}, deleted_at is null from expenses`,
  invoice: sql`select invoice_no, ${projectOf('invoices')}, deleted_at is null from invoices`,
  organisation: sql`select name, null::uuid, deleted_at is null from organisations`,
  'payment-record': sql`select record_no, null::uuid, deleted_at is null from payment_records`,
  project: sql`select name, uuid, deleted_at is null from projects`,
  'purchase-order': sql`select po_no, ${projectOf('purchase_orders')}, deleted_at is null from purchase_orders`,
  'saved-view': sql`select name, null::uuid, deleted_at is null from saved_views`,
  user: sql`select name, null::uuid, deleted_at is null from users`,
  'variation-order': sql`select vo_no, ${projectOf('variation_orders')}, deleted_at is null from variation_orders`,
};

function projectOf(table: string) {
  return sql`(select projects.uuid from projects where projects.id = ${sql.ref(`${table}.project_id`)})`;
}

const record = sql`case audit_log.entity ${sql.join(
  Object.entries(RECORDS).map(
    ([entity, found]) => sql`when ${sql.lit(entity)} then (
      select json_build_object('name', name, 'project_uuid', project_uuid, 'is_live', is_live)
      from (${found} where uuid = audit_log.entity_uuid) as found (name, project_uuid, is_live))`,
  ),
  sql` `,
)} end as record`;

/** Everybody whose deeds may stand in the log, by name; also who left. */
export async function selectActors(db: Db) {
  const { rows } = await sql<UserOption>`select id, uuid, name from users order by lower(name), id`.execute(db);
  return rows;
}

export async function selectAuditRows({ db }: Context, list: AuditListRequest, { limit, offset }: Window) {
  const { rows } = await sql<AuditEntry>`
    select id, at, ${person('user')}, ${person('real_user')}, action, entity, entity_uuid as uuid, ${record}, before, after, request_id,
      caller_request_id
    from audit_log where ${matching(list)}
    ${orderBy(list, AUDIT_SORTS, sql`audit_log.id`)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
