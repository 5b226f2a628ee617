import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { operatorOf } from '../testing/databases/operator';
import { publisherBy } from '../testing/remotes/publisher';
import { withApp } from '../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-upgrade-'));
const server = withApp();
const admin = operatorOf(server);

afterAll(() => rmSync(root, { recursive: true }));

/** Creates the folder of a version whose shell exports these names. */
function versionWith(...ui: string[]) {
  const rootDir = mkdtempSync(join(root, 'version-'));
  mkdirSync(join(rootDir, 'shell/dist'), { recursive: true });
  writeFileSync(join(rootDir, 'shell/dist/doors.json'), JSON.stringify({ names: { ui } }));
  return { config: { rootDir, releasesDir: join(rootDir, 'releases') } };
}

async function runningCranes(operations: string[] = []) {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  const release = buildRelease('mfe-cranes', { version: '1.0.0', uses: { ui: ['Button'] }, operations });
  await team.post('/remotes/mfe-cranes/releases', publicationOf(release));
  const first = { enabled: true, release: '1.0.0', reason: 'First' };
  await (await server.as('ADMIN')).put('/remotes/mfe-cranes/environments/development', first);
}

test('says that nothing breaks by a version that has all that runs here needs', async () => {
  await runningCranes(['GET /projects/:']);

  expect(await admin(['check-upgrade'], versionWith('Button', 'Card'))).toMatchObject({
    code: 0,
    said: ['Nothing breaks: 1 running release fits this version.'],
  });
});

test('names each release that a version would break, and why', async () => {
  await runningCranes();

  expect(await admin(['check-upgrade'], versionWith('Card'))).toMatchObject({
    code: 1,
    said: [
      '1 running release breaks when this version runs:',
      '  mfe-cranes 1.0.0 in development: It uses ui/Button, which the running shell does not have.',
    ],
  });
});

test('prints what this version has, for a check elsewhere', async () => {
  const { code, text } = await admin(['served'], versionWith('Card'));

  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({
    host: { versions: { api: '2.0.0' } },
    doors: { names: { ui: ['Card'] } },
    operations: expect.arrayContaining(['GET /projects/:id']),
  });
});
