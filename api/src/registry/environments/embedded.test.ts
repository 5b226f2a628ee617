import { hostname } from 'node:os';
import { type RemoteMatrix } from '@siteledger/platform/contract';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const HERE = '/remotes/mfe-cranes/environments/development';
const ELSEWHERE = '/remotes/mfe-cranes/environments/staging';
const POLICY = '/remotes/policies/staging';
const REFUSED =
  'This server runs development only: to change staging from here, let the servers of both follow one central registry, by REGISTRY_URL and REGISTRY_TOKEN.';

const setting = { enabled: true, release: '1.0.0', reason: 'Because' };

/** A Super Admin, and a team whose token is for staging too; cranes 1.0.0 is published. */
async function superAdminAndTeam() {
  const superAdmin = await server.as('SUPER_ADMIN');
  const environments = ['development', 'staging'];
  const team = await publisherBy(server.app, superAdmin, { remotes: ['mfe-cranes'], environments });
  await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version: '1.0.0' })));
  return { superAdmin, team };
}

/** A setting for staging, stored while a registry inside an installation still accepted it. */
const setElsewhere = () =>
  server.db
    .insertInto('registry.remote_settings')
    .values({ environment: 'staging', remote: 'mfe-cranes', version: '1.0.0', reason: 'Before', changed_by: 'Lim' })
    .execute();

const requestElsewhere = async ({ user }: { user: { uuid: string } }) => {
  const { uuid } = await server.db
    .insertInto('registry.remote_requests')
    .values({
      ...{ environment: 'staging', remote: 'mfe-cranes', requested_by: 'Lim', requested_by_uuid: user.uuid },
      setting: JSON.stringify({ ...setting, disable_mode: 'drain', rollout: null, message: null, until: null }),
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
};

const matrixOf = async (api: Client): Promise<RemoteMatrix> => (await api.get('/remotes/environments')).body.data;

const storedRows = async () => ({
  settings: await server.db.selectFrom('registry.remote_settings').selectAll().execute(),
  requests: await server.db.selectFrom('registry.remote_requests').selectAll().execute(),
  policies: await server.db.selectFrom('registry.remote_policies').selectAll().execute(),
  good: await server.db.selectFrom('registry.remote_good_releases').selectAll().execute(),
});

type Send = (by: Awaited<ReturnType<typeof superAdminAndTeam>>, request: string) => ReturnType<Client['post']>;

test.each<[string, Send]>([
  ['a change', ({ superAdmin }) => superAdmin.put(ELSEWHERE, setting, { 'if-match': '1' })],
  ['a preview', ({ superAdmin }) => superAdmin.post(`${ELSEWHERE}/impact`, { enabled: true, release: '1.0.0' })],
  [
    'a roll-back',
    ({ superAdmin }) => superAdmin.post(`${ELSEWHERE}/rollback`, { revision: 1, reason: 'Why' }, { 'if-match': '1' }),
  ],
  ['the selection by a team', ({ team }) => team.post(`${ELSEWHERE}/selection`, { release: '1.0.0', reason: 'Why' })],
  ['a good call', ({ superAdmin }) => superAdmin.post(`${ELSEWHERE}/releases/1.0.0/good`, { reason: 'Why' })],
  ['a confirmation', ({ superAdmin }, request) => superAdmin.post(`${ELSEWHERE}/requests/${request}/confirmation`)],
  ['a decline', ({ superAdmin }, request) => superAdmin.post(`${ELSEWHERE}/requests/${request}/refusal`)],
  ['a policy', ({ superAdmin }) => superAdmin.put(POLICY, { needs_second_person: true })],
])('refuses %s for an environment that other servers run, and stores nothing', async (_, send) => {
  const people = await superAdminAndTeam();
  await setElsewhere();
  const request = await requestElsewhere(await server.as('ADMIN'));
  const before = await storedRows();

  const { status, body } = await send(people, request);

  expect([status, body.data?.err_msg]).toEqual([409, REFUSED]);
  expect(await storedRows()).toEqual(before);
});

test('speaks for itself alone: its revision and who works where, and that the others are not connected', async () => {
  const { superAdmin } = await superAdminAndTeam();
  const manager = await server.as('PROJECT_MANAGER');
  const before = await matrixOf(superAdmin);
  await superAdmin.put(HERE, setting);
  await manager.post('/remotes/events', { events: [{ remote: 'mfe-cranes', version: '1.0.0', kind: 'active' }] });

  const after = await matrixOf(superAdmin);

  const seen = { name: hostname(), seen_at: '2026-07-01T02:00:00.000Z' };
  const others = ['staging', 'production'].map((environment) => ({
    ...{ environment, connection: 'not connected', can_change: false, servers: [], at_work: {} },
  }));
  const here = { environment: 'development', connection: 'here', can_change: true };
  expect([before.at, before.registry]).toEqual([seen.seen_at, { kind: 'embedded' }]);
  expect(before.environments).toEqual([{ ...here, servers: [{ ...seen, revision: null }], at_work: {} }, ...others]);
  const { revision } = after.remotes[0]!.settings.development!;
  expect(after.environments[0]).toEqual({ ...here, servers: [{ ...seen, revision }], at_work: { 'mfe-cranes': 1 } });
});

test('counts nobody at work whose session is over', async () => {
  await superAdminAndTeam();
  const manager = await server.as('PROJECT_MANAGER');
  await manager.post('/remotes/events', { events: [{ remote: 'mfe-cranes', version: '1.0.0', kind: 'active' }] });
  await server.db.updateTable('sessions').set({ revoked_at: '2026-07-01T02:00:00Z' }).execute();

  const admin = await server.as('ADMIN');

  expect((await matrixOf(admin)).environments[0]!.at_work).toEqual({});
});

test('an old setting for another environment is not shown, and does not prevent revoking a release', async () => {
  const { superAdmin } = await superAdminAndTeam();
  await setElsewhere();
  await requestElsewhere(await server.as('ADMIN'));

  const [row] = (await matrixOf(superAdmin)).remotes;
  const revoked = await superAdmin.post('/remotes/mfe-cranes/releases/1.0.0/revocation', { reason: 'Leaks' });

  expect([row!.settings, row!.requests, row!.releases[0]!.can_be_called_good]).toEqual([{}, [], []]);
  expect(revoked.status).toBe(200);
});
