import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseSurroundings } from '@siteledger/platform/contract';
import { REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-surroundings-'));
afterAll(() => rmSync(root, { recursive: true }));

const staging = withApp({ rootDir: root, environment: 'staging' });

test('tells whoever develops a release what the gate would hold it against, and not whom to write to', async () => {
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/doors.json'), JSON.stringify({ names: { ui: ['Button'] } }));
  const team = await publisherBy(staging.app, await staging.as('SUPER_ADMIN'), {
    remotes: ['mfe-cranes', 'mfe-lifts'],
  });
  for (const name of ['mfe-cranes', 'mfe-lifts'])
    await team.post(`/remotes/${name}/releases`, publicationOf(buildRelease(name, { version: '1.0.0' })));
  const admin = await staging.as('ADMIN');
  const setting = { enabled: true, release: '1.0.0', reason: 'First' };
  await admin.put('/remotes/mfe-cranes/environments/staging', setting);

  const { status, body } = await staging.anonymous.get('/remotes/surroundings');

  expect(status).toBe(200);
  const { operations, ...rest } = body.data as ReleaseSurroundings;
  const { name, paths, routes, nav, places, endpoints } = buildRelease('mfe-cranes');
  expect(rest).toEqual({
    environment: 'staging',
    host: REMOTE_HOST,
    doors: { names: { ui: ['Button'] } },
    others: [{ name, paths, routes, nav, places, endpoints }],
  });
  expect(operations).toContain('GET /clients/:id');
});

describe('in production', () => {
  const production = withApp({ environment: 'production' });

  test('tells nobody', async () => {
    expect((await production.anonymous.get('/remotes/surroundings')).status).toBe(404);
    expect((await (await production.as('ADMIN')).get('/remotes/surroundings')).status).toBe(404);
  });
});
