import { ROLES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type App } from '../../http/request/fastify-types';
import { hashPassword } from '../../resources/session/password-hash';
import { addUser, type TestUser } from '../records/add-user';
import { client } from '../apps/client';
import { type Caller, PASSWORD, succeed, type World } from './world';

type Place = { app: App; db: Db; world: World; setTime: (time: Date) => void };

const HALF_AN_HOUR_MS = 31 * 60_000;
const NEW_PASSWORD = { password: 'another-one', password_confirmation: 'another-one' };

/** Users who had, or act with, the permissions of a business owner or project manager, one for each way to get them. */
export async function buildSubjects(place: Place, now: Date) {
  const { app, db, world, setTime } = place;
  const admin = world.callers.SUPER_ADMIN;
  const passwordHash = await hashPassword(PASSWORD);
  const add = (name: string, role: keyof typeof ROLES = 'BUSINESS_OWNER') =>
    addUser(db, now, { name, roles: [ROLES[role]], passwordHash });
  const signedIn = async (user: TestUser): Promise<Caller> => {
    const { access_token } = await succeed(world.anonymous.post('/login', { email: user.email, password: PASSWORD }));
    return { ...client(app, access_token), user };
  };
  const acting = async ({ user }: Caller): Promise<Caller> => {
    const { access_token } = await succeed(admin.get(`/impersonate-user/take?email=${user.email}`));
    return { ...client(app, access_token), user };
  };

  setTime(new Date(now.getTime() - HALF_AN_HOUR_MS));
  const expired = await signedIn(await add('Expired'));
  setTime(now);

  const signedOut = await signedIn(await add('Signed out'));
  await succeed(signedOut.post('/logout', {}));
  const deleted = await signedIn(await add('Deleted'));
  await succeed(admin.delete(`/users/${deleted.user.uuid}`));
  const forgetful = await add('Changed the password');
  const elsewhere = await signedIn(forgetful);
  await succeed((await signedIn(forgetful)).put('/user/password', { current_password: PASSWORD, ...NEW_PASSWORD }));

  const withoutRole = await signedIn(await add('Without a role'));
  await succeed(admin.put('/batch-update/usersRoles', { data: [{ id: withoutRole.user.id, roles: [] }] }));

  return {
    ended: { expired, signedOut, deleted, 'password changed elsewhere': elsewhere },
    withoutRole,
    formerManager: await formerManager(world, await signedIn(await add('Former manager', 'PROJECT_MANAGER'))),
    actingAs: {
      ADMIN: await acting(world.callers.ADMIN),
      PROJECT_MANAGER: await acting(world.callers.PROJECT_MANAGER),
    },
  };
}

/** A user who managed the callers' project in both possible ways, and no longer does. */
async function formerManager({ callers, own }: World, manager: Caller) {
  const { user } = manager;
  const named = { client_name: own.client, name: 'Own project', status: 'On Going', contract_sum: '1000000.00' };
  const dated = { retention_percent: '5.00', start_date: '2026-01-01', end_date: '2026-12-31' };
  const name = (project_managers: number[]) =>
    succeed(callers.SUPER_ADMIN.put(`/projects/${own.project}`, { ...named, ...dated, project_managers }));
  const give = (projects: string[]) =>
    succeed(callers.SUPER_ADMIN.put('/batch-update/usersRoles', { data: [{ id: user.id, projects }] }));

  await name([callers.PROJECT_MANAGER.user.id, user.id]);
  await give([own.project, own.spare]);
  await succeed(manager.get(`/projects/${own.project}`));
  await name([callers.PROJECT_MANAGER.user.id]);
  await give([]);
  return manager;
}
