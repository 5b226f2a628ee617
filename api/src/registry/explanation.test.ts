import { type EnvironmentExplanation, explainPath, type RemoteExplanation } from '@siteledger/platform/contract';
import { isGranted, REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../testing/apps/client';
import { publisherBy } from '../testing/remotes/publisher';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';

const route = (path: string, permission = 'authenticated') => ({
  ...{ path, permission },
  ...{ title: path, breadcrumb: path, module: './routes' },
});

/** Cranes run 1.0.0; project managers get 1.1.0, which has a map. */
async function cranes() {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  const routes = {
    '1.0.0': [route('/cranes'), route('/cranes/costs', 'member')],
    '1.1.0': [route('/cranes'), route('/cranes/map')],
  };
  for (const [version, own] of Object.entries(routes))
    await team.post(
      '/remotes/mfe-cranes/releases',
      publicationOf(buildRelease('mfe-cranes', { version, routes: own })),
    );
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const rollout = { release: '1.1.0', percent: 0, roles: [4] };
  await admin.put(PLACE, { enabled: true, release: '1.0.0', rollout, reason: 'Because' });
  return admin;
}

const explanationFor = async (api: Client, uuid = '') =>
  (await api.get(`/remotes/explanation${uuid && `/${uuid}`}`)).body.data as RemoteExplanation;

/** The rule for a path, as the browser applies it to the response. */
function ruleOf(path: string, explanation: RemoteExplanation) {
  const holds = (required: string) => isGranted(explanation.permissions, required);
  return explainPath(path, explanation, { isGranted: holds, versions: REMOTE_HOST.versions })?.visibility.rule;
}

test('explains to each user what they see by what they hold and which release they get', async () => {
  await cranes();
  const owner = await explanationFor(await server.as('BUSINESS_OWNER'));
  const manager = await explanationFor(await server.as('PROJECT_MANAGER'));

  const paths = ['/cranes', '/cranes/costs', '/cranes/map', '/moon'];
  expect(paths.map((path) => ruleOf(path, owner))).toEqual(['visible', 'permission', 'rollout', undefined]);
  expect(paths.map((path) => ruleOf(path, manager))).toEqual(['visible', 'rollout', 'visible', undefined]);
  expect(owner.for_others).toMatchObject([{ version: '1.1.0', rollout: { percent: 0, roles: [4] } }]);
  expect(manager.for_others).toMatchObject([{ version: '1.0.0', rollout: null }]);
});

test('says who paused what, also for what the menu would have had', async () => {
  const admin = await cranes();
  await admin.put(PLACE, { enabled: false, release: '1.0.0', reason: 'Broken' }, { 'if-match': '1' });

  const owner = await explanationFor(await server.as('BUSINESS_OWNER'));

  expect(ruleOf('/cranes', owner)).toBe('paused');
  expect(owner.listing.paused).toMatchObject([{ name: 'mfe-cranes', changed_by: 'Lim', nav: [] }]);
  expect(owner.for_others).toEqual([]);
});

test('explains another user’s view as they get it, to those who manage users', async () => {
  const admin = await cranes();
  const manager = await server.as('PROJECT_MANAGER', { name: 'Ravi' });

  const told = await explanationFor(admin, manager.user.uuid);

  expect(told).toEqual(await explanationFor(manager));
  expect(told.user).toEqual({ uuid: manager.user.uuid, name: 'Ravi' });
  expect((await manager.get(`/remotes/explanation/${manager.user.uuid}`)).status).toBe(403);
  for (const unknown of ['00000000-0000-4000-8000-000000000000', String(manager.user.id)])
    expect((await admin.get(`/remotes/explanation/${unknown}`)).status).toBe(404);
  expect((await server.anonymous.get('/remotes/explanation')).status).toBe(418);
});

test('explains to a team what people see of its remote in each environment of its token, and of no other remote', async () => {
  const admin = await cranes();
  const issued = { remotes: ['mfe-cranes'], environments: ['development', 'staging'] };
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), issued);
  const told = async () => (await team.get('/remotes/mfe-cranes/explanation')).body.data as EnvironmentExplanation[];

  const [development, staging] = await told();

  expect(staging).toEqual({ environment: 'staging', connection: 'not connected', explanation: null });
  expect(development).toMatchObject({ environment: 'development', connection: 'here' });
  expect(development?.explanation).toMatchObject({
    listing: { remotes: [{ name: 'mfe-cranes', version: '1.0.0' }] },
    for_others: [{ name: 'mfe-cranes', version: '1.1.0', rollout: { percent: 0, roles: [4] } }],
    page: { versions: REMOTE_HOST.versions },
  });
  expect((await team.get('/remotes/mfe-other/explanation')).status).toBe(403);
  expect((await admin.get('/remotes/mfe-cranes/explanation')).status).toBe(403);
});
