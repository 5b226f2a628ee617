import { type AuditEntry, type Day, isIdentifier, text, type UserOption } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { columnsOf, selection } from '../../db/selection';
import { dayFilter, matchesSearch, neverNull, recordReference, tableList } from '../../lists';

const startOf = (day: Day, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Asia/Kuala_Lumpur')`;

// An entry made while impersonating is found by either user.
function byPerson(user: string | number) {
  const id = sql`(select users.id from users where ${isRecord('users', user)})`;
  return sql`(audit_log.user_id = ${id} or audit_log.real_user_id = ${id})`;
}

const person = (prefix: 'user' | 'real_user') => {
  const [id, name] = [sql.ref(`audit_log.${prefix}_id`), sql.ref(`audit_log.${prefix}_name`)];
  return sql`case when ${name} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;
};

// The current name of a record, by its kind in the log; for documents also their project.
const RECORDS = {
  'account-code': sql`select account_codes.code || ' ' || account_codes.name, null::uuid, deleted_at is null from account_codes`,
  'bank-account': sql`select name, null::uuid, deleted_at is null from bank_accounts`,
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
)} end`;

const WORD_MAX = 100;

/** All users by name, including former ones, because the log may name them. */
export async function selectActors(db: Db) {
  const { rows } = await sql<UserOption>`select id, uuid, name from users order by lower(name), id`.execute(db);
  return rows;
}

/** The audit log, filtered. */
export const AUDIT_ROWS = tableList({
  table: 'audit_log',
  selection: selection<AuditEntry>({
    ...columnsOf('audit_log', 'id', 'at'),
    user: person('user'),
    real_user: person('real_user'),
    ...columnsOf('audit_log', 'action', 'entity'),
    uuid: sql`audit_log.entity_uuid`,
    record,
    before: sql`audit_log.before`,
    after: sql`audit_log.after`,
    ...columnsOf('audit_log', 'request_id', 'caller_request_id'),
  }),
  sorts: {
    at: neverNull(sql`audit_log.at`),
    user: sql`lower(audit_log.user_name)`,
    action: neverNull(sql`audit_log.action`),
    entity: neverNull(sql`audit_log.entity`),
  },
  defaultSort: { sort: 'at', order: 'desc' },
  filters: {
    user: recordReference('user'),
    entity: text('entity').max(WORD_MAX),
    entity_uuid: text('entity_uuid').test(
      'uuid',
      'entity_uuid is not valid.',
      (value) => !value || (value.includes('-') && isIdentifier(value)),
    ),
    action: text('action').max(WORD_MAX),
    from: dayFilter('from'),
    to: dayFilter('to'),
  },
  chosen: ({ search, filters: { user, entity, entity_uuid, action, from, to } }) =>
    sql.join(
      [
        matchesSearch(search, ['audit_log.user_name', 'audit_log.real_user_name', 'audit_log.action']),
        ...(user === undefined ? [] : [byPerson(user)]),
        ...(entity ? [sql`audit_log.entity = ${entity}`] : []),
        ...(entity_uuid ? [sql`audit_log.entity_uuid = ${entity_uuid}`] : []),
        ...(action ? [sql`audit_log.action = ${action}`] : []),
        ...(from ? [sql`audit_log.at >= ${startOf(from)}`] : []),
        ...(to ? [sql`audit_log.at < ${startOf(to, 1)}`] : []),
      ],
      sql` and `,
    ),
});
