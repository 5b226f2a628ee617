import { sql } from 'kysely';
import { Registries } from '../testing/remotes/registries';
import { runCentralCommand } from './central-commands';

jest.setTimeout(300_000);

const registries = new Registries();
afterAll(() => registries.close());

let central: Awaited<ReturnType<Registries['central']>>;
beforeAll(async () => {
  central = await registries.central();
});

/** The operator's output at the terminal. */
async function command(...parameters: string[]) {
  const said: string[] = [];
  const { db } = central.database;
  await runCentralCommand({ db, now: new Date(), say: (line) => said.push(line), url: central.url }, parameters);
  return said;
}

const call = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${central.url}/api/v2${path}`, { method, headers });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function connected(...parameters: string[]) {
  const said = await command('connect', ...parameters);
  return said.find((line) => line.startsWith('REGISTRY_TOKEN='))?.slice('REGISTRY_TOKEN='.length) ?? '';
}

test('connects the servers of an environment by two lines that are shown once, and ends what it issued', async () => {
  const token = await connected('staging', '--may-change', 'production');
  const { rows } = await sql<{ kept: string }>`
    select to_jsonb(t)::text as kept from registry.installation_tokens t`.execute(central.database.db);

  expect(token).toMatch(/^slin_[\w-]{43}$/);
  expect(rows.map(({ kept }) => kept).join()).not.toContain(token);
  expect((await call('/registry/state', bearer(token))).status).toBe(200);
  expect(await command('installations')).toEqual([
    expect.stringMatching(/^staging: may change staging, production, by /),
  ]);

  const newer = await connected('staging');
  expect(await command('disconnect', 'staging', '--keep-newest')).toEqual(['Tokens of staging that ended: 1.']);
  expect((await call('/registry/state', bearer(token))).status).toBe(401);
  expect((await call('/registry/state', bearer(newer))).status).toBe(200);
  await command('disconnect', 'staging');
  expect((await call('/registry/state', bearer(newer))).status).toBe(401);
  expect(await command('disconnect', 'staging')).toEqual(['staging has no token to end.']);
});

test.each([
  [['connect', 'test'], '“test” is no environment: there are development, staging, production.'],
  [['connect', 'staging', '--may-change', 'test'], '“test” is no environment'],
  [['connect', 'staging', '--forever'], 'Usage:'],
  [['serve'], 'Usage:'],
])('refuses %j with a sentence', async (parameters, sentence) => {
  await expect(command(...parameters)).rejects.toThrow(sentence);
});

test('lets nobody in without a token, and no installation without saying who asks', async () => {
  const token = await connected('production');
  const paths = [
    '/registry/state',
    '/registry/events',
    '/registry/journal/0',
    '/remotes/environments',
    '/remotes/tokens',
  ];

  for (const path of paths) expect((await call(path)).status).toBe(401);
  for (const path of paths) expect((await call(path, bearer(`slin_${'x'.repeat(43)}`))).status).toBe(401);
  for (const header of ['', 'e30', 'not json'])
    expect((await call('/remotes/environments', { ...bearer(token), 'x-registry-caller': header })).status).toBe(401);
  for (const path of ['/remotes/mfe-cranes/releases', '/remotes/mfe-cranes/environments/production/selection'])
    expect((await call(path, bearer(token), 'POST')).status).toBe(403);
  expect((await call('/projects', bearer(token))).status).toBe(404);
  expect((await fetch(`${central.url}/health/ready`)).status).toBe(200);
});
