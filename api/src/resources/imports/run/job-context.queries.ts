import { permissionsOfRoles, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { forbidden } from '../../../http/errors/errors';
import { type Caller, type Context, scopeOf } from '../../../http/request/context';
import { type StoredImport } from '../imports.queries';

type Found = Omit<Caller, 'permissions'> & { real_user: Context['realUser'] | null };

/** The context of an import's user, with the roles of this moment: work in the background has no session. */
export async function jobContext(db: Db, job: StoredImport, now: Date): Promise<Context> {
  const found = await findUser(db, job);
  if (!found) throw forbidden();
  const { real_user, ...person } = found;
  const user = { ...person, permissions: permissionsOfRoles(person.roles.map(({ id }) => id)) };
  return {
    ...{ db, user, scope: scopeOf(user), now, today: todayInKualaLumpur(now) },
    ...(real_user && { realUser: real_user }),
    ...{ sessionId: '', requestId: `import-${job.uuid}`, ip: '' },
    device: { readId: () => undefined, keep: () => undefined },
  };
}

async function findUser(db: Db, { user_id, real_user_id }: StoredImport) {
  const { rows } = await sql<Found>`
    select u.id, u.uuid, u.name, u.email,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.id)
        from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      (select json_build_object('id', p.id, 'uuid', p.uuid, 'name', p.name, 'email', p.email)
        from users p where p.id = ${real_user_id}) as real_user
    from users u where u.id = ${user_id} and u.deleted_at is null`.execute(db);
  return rows[0];
}
