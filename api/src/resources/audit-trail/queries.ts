import { type AuditEntry, type Day } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { filled, matchesSearch, orderBy, type SortColumns } from '../../db/list-sql';
import { isRecord } from '../../db/record-reference';
import { type ListRequest, type Window } from '../../http/list';

/** What the audit log can be sorted by. */
export const AUDIT_SORTS = {
  at: filled(sql`audit_log.at`),
  user: sql`lower(audit_log.user_name)`,
  action: filled(sql`audit_log.action`),
  entity: filled(sql`audit_log.entity`),
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

export async function countAuditRows(db: Db, list: AuditListRequest) {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from audit_log where ${matching(list)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const person = (prefix: 'user' | 'real_user') => {
  const [id, name] = [sql.ref(`audit_log.${prefix}_id`), sql.ref(`audit_log.${prefix}_name`)];
  return sql`case when ${name} is not null then json_build_object('id', ${id}, 'name', ${name}) end as ${sql.ref(prefix)}`;
};

export async function selectAuditRows(db: Db, list: AuditListRequest, { limit, offset }: Window) {
  const { rows } = await sql<AuditEntry>`
    select id, at, ${person('user')}, ${person('real_user')}, action, entity, entity_uuid as uuid, before, after, request_id
    from audit_log where ${matching(list)}
    ${orderBy(list, AUDIT_SORTS, sql`audit_log.id`)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
