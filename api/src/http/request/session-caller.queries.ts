import { isGranted, isSuperAdmin, permissionsOfRoles } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { DATA_VERSION } from '../../db/cached-until-write';
import { type Db } from '../../db/database';
import { hashToken } from '../../secrets/token-hash';

/** The session and user of an access token. */
export type SessionCaller = {
  session_id: string;
  id: number;
  uuid: string;
  name: string;
  email: string;
  roles: { id: number; name: string }[];
  real_user: { id: number; uuid: string; name: string; email: string } | null;
  /** The version of the data when the session was looked up. */
  data_version: string;
};

type Found = SessionCaller & { real_role_ids: number[] };

/** Looks up a valid access token; roles are read each time, so that a change applies from the next request. */
export async function findSessionCaller(db: Db, token: string, now: Date): Promise<SessionCaller | undefined> {
  const found = await sql<Found>`
    select s.id as session_id, u.id, u.uuid, u.name, u.email,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      case when p.id is not null then json_build_object('id', p.id, 'uuid', p.uuid, 'name', p.name, 'email', p.email) end as real_user,
      array(select role_id from user_roles where user_id = p.id) as real_role_ids,
      ${DATA_VERSION} as data_version
    from session_tokens t
    join sessions s on s.id = t.session_id
    join users u on u.id = s.user_id
    left join users p on p.id = s.real_user_id
    left join sessions parent on parent.id = s.parent_id
    where t.token_hash = ${hashToken(token)} and t.kind = 'access' and t.expires_at > ${now}
      and s.revoked_at is null and s.expires_at > ${now} and u.deleted_at is null
      and (s.real_user_id is null
        or (p.deleted_at is null and parent.revoked_at is null and parent.expires_at > ${now}))`.execute(db);
  const [row] = found.rows;
  if (!row) return undefined;
  const { real_role_ids, ...caller } = row;
  return caller.real_user && !mayActAs(real_role_ids, caller) ? undefined : caller;
}

// An impersonation ends when the impersonator loses the permission or the user becomes a Super Admin.
const mayActAs = (roleIds: readonly number[], { roles }: SessionCaller) =>
  isGranted(permissionsOfRoles(roleIds), 'impersonate') && !isSuperAdmin(roles.map(({ id }) => id));
