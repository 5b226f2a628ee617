import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MembersShape, type RemoteRelease } from '@siteledger/platform/contract';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { buttonTaking, DOORS } from '../../testing/contract/release-gate/releases';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-skew-'));
const server = withApp({ rootDir: root, releasesDir: join(root, 'releases') });

afterAll(() => rmSync(root, { recursive: true }));

function bringOut(id: string, props: MembersShape) {
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  const doors = { ...DOORS, id, signatures: buttonTaking(props) };
  writeFileSync(join(root, 'shell/dist/doors.json'), JSON.stringify(doors));
}

const TITLED = { has: { title: 'string' } };
const TITLED_AND_SIZED = { has: { title: 'string', size: 'string' } };

const REASON = 'It was built against another ui/Button than the running shell has: (1).size does not fit.';
const PROBLEM =
  'remote.json: it was built against another ui/Button than the running shell has: (1).size does not fit: build it against that, or bring the other one out first.';

const cranes = (given: Partial<RemoteRelease> = {}) =>
  buildRelease('mfe-cranes', { uses: { ui: ['Button'] }, signatures: buttonTaking(TITLED), ...given });

async function runningCranes() {
  bringOut('first', TITLED);
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  const admin = await server.as('ADMIN');
  for (const version of ['1.0.0', '1.1.0'])
    await team.post('/remotes/mfe-cranes/releases', publicationOf(cranes({ version })));
  const first = { enabled: true, release: '1.0.0', reason: 'First' };
  await admin.put('/remotes/mfe-cranes/environments/development', first);
  return { team, admin };
}

const listed = async () => (await (await server.as('PROJECT_MANAGER')).get('/remotes')).body.data.remotes;

test('a release that the shell has left behind says why in the listing and in the matrix, and no other one of it can be selected', async () => {
  const { admin } = await runningCranes();
  const before = await listed();
  bringOut('second', TITLED_AND_SIZED);

  const after = await listed();
  const matrix = (await admin.get('/remotes/environments')).body.data;
  const select = await admin.put(
    '/remotes/mfe-cranes/environments/development',
    { enabled: true, release: '1.1.0', reason: 'Next' },
    { 'if-match': String(matrix.remotes[0].settings.development.revision) },
  );

  expect(before).toMatchObject([{ version: '1.0.0', descriptor: { react: '19.3.1' } }]);
  expect(before[0]).not.toHaveProperty('incompatible');
  expect(after).toMatchObject([{ version: '1.0.0', incompatible: { doors: 'second', reasons: [REASON] } }]);
  expect(matrix.remotes[0].releases).toMatchObject([
    { version: '1.1.0', incompatibilities: [REASON] },
    { version: '1.0.0', incompatibilities: [REASON] },
  ]);
  expect([select.status, select.body.errors]).toEqual([422, { release: [PROBLEM] }]);
});

test('it runs again as soon as the shell fits again', async () => {
  await runningCranes();
  bringOut('second', TITLED_AND_SIZED);
  await listed();
  bringOut('third', { ...TITLED, may: { size: 'string' } });

  expect((await listed())[0]).not.toHaveProperty('incompatible');
});

test('a release of an older build runs on and can be selected, but no new one is taken', async () => {
  const { team, admin } = await runningCranes();
  const older = cranes({ version: '0.9.0', schema: 1, react: undefined, signatures: undefined, operations: undefined });
  const stored = { name: 'mfe-cranes', version: '0.9.0', base_url: '/remotes/mfe-cranes/0.9.0/', digest: 'older' };
  await server.db
    .insertInto('registry.remote_releases')
    .values({ ...stored, descriptor: JSON.stringify(older), published_by: 'An older server', published_by_uuid: null })
    .execute();
  const { revision } = (await admin.get('/remotes/environments')).body.data.remotes[0].settings.development;

  const selected = await admin.put(
    '/remotes/mfe-cranes/environments/development',
    { enabled: true, release: '0.9.0', reason: 'As it was' },
    { 'if-match': String(revision) },
  );
  const published = await team.post(
    '/remotes/mfe-cranes/releases',
    publicationOf({ ...older, version: '0.9.1', container: 'mfe_cranes_0_9_1' }),
  );

  expect(selected.status).toBe(200);
  expect((await listed())[0]).toMatchObject({ version: '0.9.0' });
  expect(published.body.errors.release).toEqual([
    'remote.json: schema 1 is of an older version of the platform: build it with this version of the platform.',
  ]);
});

test('a publish token reads what running releases of its environments were built against', async () => {
  const { team } = await runningCranes();
  const elsewhere = await publisherBy(server.app, await server.as('SUPER_ADMIN'), {
    remotes: ['mfe-lifts'],
    environments: ['staging'],
  });

  expect((await team.get('/remotes/running')).body.data).toEqual([
    {
      environment: 'development',
      remote: 'mfe-cranes',
      version: '1.0.0',
      needs: {
        requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
        uses: { ui: ['Button'] },
        react: '19.3.1',
        operations: [],
        signatures: buttonTaking(TITLED),
      },
    },
  ]);
  expect((await elsewhere.get('/remotes/running')).body.data).toEqual([]);
  expect((await (await server.as('SUPER_ADMIN')).get('/remotes/running')).status).toBe(403);
});
