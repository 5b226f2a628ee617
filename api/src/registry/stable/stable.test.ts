import { type ReleaseSummary } from '@siteledger/platform/contract';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client, client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp({ stableAfter: { loads: 4, users: 2 } });

const PLACE = '/remotes/mfe-cranes/environments/development';
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];

let admin: Client;
let staff: Client[];

beforeEach(async () => {
  const superAdmin = await server.as('SUPER_ADMIN');
  const team = await publisherBy(server.app, superAdmin, { remotes: ['mfe-cranes'] });
  for (const version of VERSIONS)
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  admin = await server.as('ADMIN', { name: 'Lim' });
  staff = [await server.as('BUSINESS_OWNER'), await server.as('PROJECT_MANAGER')];
});

const revisions = async (): Promise<{ revision: number; release: string }[]> =>
  (await admin.get(`${PLACE}/history`)).body.data;

async function select(release: string, change: object = {}) {
  const [present] = await revisions();
  const match: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  const reply = await admin.put(PLACE, { enabled: true, release, reason: 'Because', ...change }, match);
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
}

async function rollBackTo(release: string) {
  const all = await revisions();
  const { revision } = all.find((one) => one.release === release)!;
  const match = { 'if-match': String(all[0]!.revision) };
  expect((await admin.post(`${PLACE}/rollback`, { revision, reason: 'It fails' }, match)).status).toBe(200);
}

const seenBy = (client: Client, version: string, event: object, times = 1) => {
  const seen = { remote: 'mfe-cranes', version, kind: 'load', screen: 'mfe-cranes:/cranes', ...event };
  return client.post('/remotes/events', { events: Array.from({ length: times }, () => seen) });
};

/** Lets everybody load the release twice without failure. */
async function workWith(version: string) {
  for (const one of staff) await seenBy(one, version, {}, 2);
}

const markStable = (version: string, reason = 'Tried on the site') =>
  admin.post(`${PLACE}/releases/${version}/good`, { reason });

const fallback = async () => (await server.anonymous.get('/remotes')).body.data.remotes[0].fallback?.version;

async function goodIn(version: string) {
  const { body } = await admin.get('/remotes/environments');
  return body.data.remotes[0].releases.find((one: { version: string }) => one.version === version).good;
}

/** The releases that the matrix offers to mark as stable here. */
async function callable(): Promise<string[]> {
  const releases: ReleaseSummary[] = (await admin.get('/remotes/environments')).body.data.remotes[0].releases;
  return releases.filter((one) => one.can_be_called_good.includes('development')).map(({ version }) => version);
}

test('a release that enough people have seen whole is good, and stands in for those after it', async () => {
  await select('1.0.0');
  await seenBy(staff[0]!, '1.0.0', {}, 4);
  expect(await goodIn('1.0.0')).toEqual({});
  await workWith('1.0.0');

  for (const bad of ['1.1.0', '1.2.0', '1.3.0']) await select(bad);

  expect(await goodIn('1.0.0')).toEqual({
    development: { since: '2026-07-01T02:00:00.000Z', by: null, reason: null },
  });
  expect(await fallback()).toBe('1.0.0');
});

test('a release whose screens fall for two people is not good, however often it is loaded', async () => {
  await select('1.0.0');
  for (const one of staff) await seenBy(one, '1.0.0', { kind: 'render', part: 'render' }, 3);

  await workWith('1.0.0');

  expect(await goodIn('1.0.0')).toEqual({});
});

test('one person who reports faults, and a bad connection of everybody, keep no release from being good', async () => {
  await select('1.0.0');
  await seenBy(staff[0]!, '1.0.0', { kind: 'render', part: 'render' }, 50);
  for (const one of staff) await seenBy(one, '1.0.0', { kind: 'network', part: 'chunk' }, 25);
  for (const one of staff) await seenBy(one, '1.0.0', { kind: 'timeout', part: 'entry', screen: null }, 25);

  await workWith('1.0.0');

  expect(await goodIn('1.0.0')).toHaveProperty('development');
});

test('counts an impersonator as one person', async () => {
  await select('1.0.0');
  const [superAdmin, other] = [await server.as('SUPER_ADMIN'), await server.as('BUSINESS_OWNER')];
  await seenBy(superAdmin, '1.0.0', {}, 4);
  const { body } = await superAdmin.get(`/impersonate-user/take?email=${other.user.email}`);

  await seenBy(client(server.app, body.access_token), '1.0.0', {}, 4);

  expect(await goodIn('1.0.0')).toEqual({});
});

test('a load that was not seen on any screen does not count', async () => {
  await select('1.0.0');

  for (const one of staff) await seenBy(one, '1.0.0', { screen: null }, 4);
  await seenBy(staff[0]!, '1.0.0', {});

  expect(await goodIn('1.0.0')).toEqual({});
});

test('nothing stands in for a release while none before it is good', async () => {
  await select('1.0.0');
  await select('1.1.0');
  await workWith('1.1.0');

  expect(await goodIn('1.1.0')).toHaveProperty('development');
  expect(await fallback()).toBeUndefined();
});

test('a release is good by the word of whoever has seen it work, which is written down', async () => {
  await select('1.0.0');

  const { status, body } = await markStable('1.0.0');

  expect([status, body]).toEqual([200, { message: 'mfe-cranes 1.0.0 marked as stable in development.' }]);
  expect(await goodIn('1.0.0')).toMatchObject({ development: { by: 'Lim', reason: 'Tried on the site' } });
  const [entry] = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(entry).toMatchObject({ action: 'remote.call-good', after: { version: '1.0.0', reason: 'Tried on the site' } });
});

test('nobody calls a release good twice', async () => {
  await select('1.0.0');
  await markStable('1.0.0');

  const { status, body } = await markStable('1.0.0', 'Tried once more');

  expect([status, body.data.err_msg]).toEqual([409, 'The release is already stable.']);
});

test('nobody calls a release good that never ran here, was rolled back from or was revoked', async () => {
  await select('1.0.0');
  await select('1.1.0');
  await rollBackTo('1.0.0');
  await admin.post('/remotes/mfe-cranes/releases/1.2.0/revocation', { reason: 'Leaks' });

  const refusals = await Promise.all(['1.3.0', '1.1.0', '1.2.0'].map((version) => markStable(version)));

  expect(refusals.map(({ status, body }) => [status, body.data.err_msg])).toEqual([
    [409, 'The release has not run in development.'],
    [409, 'The release was rolled back from in development.'],
    [409, 'The release is revoked.'],
  ]);
  expect(await callable()).toEqual(['1.0.0']);
  expect((await markStable('1.0.0')).status).toBe(200);
  expect(await callable()).toEqual([]);
});

test('a release that was rolled back from or revoked is never the fallback, however stable it was', async () => {
  await select('1.0.0');
  await workWith('1.0.0');
  await select('1.1.0');
  await workWith('1.1.0');
  await select('1.2.0');
  await markStable('1.2.0');

  await rollBackTo('1.1.0');
  await workWith('1.2.0');
  expect(await goodIn('1.2.0')).toEqual({});
  await select('1.3.0');
  expect([await goodIn('1.2.0'), await fallback()]).toEqual([{}, '1.1.0']);
  await admin.post('/remotes/mfe-cranes/releases/1.1.0/revocation', { reason: 'Leaks' });
  expect((await seenBy(staff[0]!, '1.1.0', {})).status).toBe(200);

  expect([await goodIn('1.1.0'), await fallback()]).toEqual([{}, '1.0.0']);
});

test('a release that is selected again after a roll-back begins again', async () => {
  await select('1.0.0');
  await select('1.1.0');
  await workWith('1.1.0');
  await rollBackTo('1.0.0');
  await select('1.1.0');
  expect(await goodIn('1.1.0')).toEqual({});
  await seenBy(staff[0]!, '1.1.0', {});
  expect(await goodIn('1.1.0')).toEqual({});

  // Later than the change, whose time the database sets.
  server.setTime('2100-01-01');
  const late = [await server.as('BUSINESS_OWNER'), await server.as('PROJECT_MANAGER')];
  for (const one of late) await seenBy(one, '1.1.0', {}, 2);

  admin = await server.as('ADMIN');
  expect(await goodIn('1.1.0')).toHaveProperty('development');
});
