import { haltRollouts } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { readMails } from '../../testing/apps/mails';
import { publisherBy } from '../../testing/remotes/publisher';
import { databaseNow } from '../../testing/databases/test-database';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';
import { haltingOf } from '../registry-product';

const server = withApp({ environment: 'production' });

const PLACE = '/remotes/mfe-cranes/environments/production';
const HALTING = haltingOf({ ...TEST_CONFIG, environment: 'production' });

let now: Date;
let team: Client;
let lim: Awaited<ReturnType<typeof server.as>>;
let siti: typeof lim;

const changed = async (api: Client, change: object) => {
  const [present] = (await api.get(`${PLACE}/history`)).body.data;
  const match: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  return api.put(PLACE, { enabled: true, release: '1.0.0', reason: 'Because', ...change }, match);
};

const CANARY = { rollout: { release: '1.1.0', percent: 50, roles: [] } };

async function confirmed(reply: Awaited<ReturnType<typeof changed>>) {
  expect(reply.status).toBe(202);
  return siti.post(`${PLACE}/requests/${reply.body.data.uuid}/confirmation`);
}

/** Production where 1.0.0 is stable and 1.1.0 is rolled out to half of the users. */
beforeEach(async () => {
  const superAdmin = await server.as('SUPER_ADMIN');
  team = await publisherBy(server.app, superAdmin, { remotes: ['mfe-cranes'], environments: ['production'] });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  await changed(superAdmin, {});
  await superAdmin.post(`${PLACE}/releases/1.0.0/good`, { reason: 'Tried' });
  // Reports must be later than the changes, whose time the database sets.
  now = new Date(databaseNow() + 60_000);
  server.setTime(now.toISOString());
  lim = await server.as('ADMIN', { name: 'Lim' });
  siti = await server.as('ADMIN', { name: 'Siti' });
  expect((await confirmed(await changed(lim, CANARY))).status).toBe(200);
});

async function crash(version = '1.1.0') {
  const fallen = { remote: 'mfe-cranes', version, kind: 'render', part: 'render', screen: 'mfe-cranes:/cranes' };
  for (let count = 0; count < 3; count++) {
    const one = await server.as('PROJECT_MANAGER');
    await one.post('/remotes/events', { events: Array.from({ length: 7 }, () => fallen) });
  }
}

const look = () => haltRollouts(server.db, HALTING, now);

async function halted() {
  await crash();
  expect(await look()).toMatchObject([{ remote: 'mfe-cranes', version: '1.1.0' }]);
}

const matrixRow = async () => (await lim.get('/remotes/environments')).body.data.remotes[0];
const releaseOf = async (version: string) =>
  (await matrixRow()).releases.find((one: { version: string }) => one.version === version);

const REASON = /^Halted 1\.1\.0: 21 of 21 loads failed, for 3 of 3 people: 100%/;

test('admins see what was halted and why, and the audit trail who did it', async () => {
  await halted();

  expect((await matrixRow()).settings.production).toMatchObject({
    ...{ release: '1.0.0', rollout: null, changed_by: 'The platform', halted: '1.1.0' },
    reason: expect.stringMatching(REASON),
  });
  expect((await releaseOf('1.1.0')).halted).toMatchObject({ production: { reason: expect.stringMatching(REASON) } });
  const [entry] = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(entry).toMatchObject({ action: 'remote.halt', user_id: null, user_name: 'The platform' });
  expect(entry!.after).toMatchObject({ halted: '1.1.0', reason: expect.stringMatching(REASON) });
});

test('everybody who manages remotes gets one mail about a halt, and nobody else gets any', async () => {
  await halted();
  await look();

  const mails = await readMails(server.db);
  const recipients = mails.map(({ recipient }) => recipient);
  expect(recipients).toEqual(expect.arrayContaining([lim.user.email, siti.user.email]));
  expect(recipients).toHaveLength(3);
  expect(mails[0]).toMatchObject({
    subject: 'mfe-cranes 1.1.0 was halted in production',
    body: expect.stringContaining('21 of 21 loads failed'),
  });
});

test('a halted release is not good, by nobody’s word, and stands in for nothing', async () => {
  await lim.post(`${PLACE}/releases/1.1.0/good`, { reason: 'Tried' });
  await halted();

  const word = await lim.post(`${PLACE}/releases/1.1.0/good`, { reason: 'Tried again' });
  await confirmed(await changed(lim, { release: '1.2.0' }));

  expect([word.status, word.body.data.err_msg]).toEqual([409, 'The release was halted in production.']);
  expect((await releaseOf('1.1.0')).good).toEqual({});
  expect((await server.anonymous.get('/remotes')).body.data.remotes[0].fallback.version).toBe('1.0.0');
});

test('a pipeline does not select a halted release again', async () => {
  await halted();

  const { status, body } = await team.post(`${PLACE}/selection`, { release: '1.1.0', percent: 50, reason: 'Again' });

  expect([status, body.errors.release[0]]).toEqual([
    422,
    expect.stringMatching(/^Release was halted in production; an admin selects it again\. Halted 1\.1\.0: 21 of 21/),
  ]);
});

test('a pipeline does not select again what a person went back from', async () => {
  const select = (release: string) => team.post(`${PLACE}/selection`, { release, percent: 50, reason: 'Again' });
  const history = async () => (await lim.get(`${PLACE}/history`)).body.data;
  const [canary, before] = await history();
  const back = { revision: before.revision, reason: 'It is slow' };
  await lim.post(`${PLACE}/rollback`, back, { 'if-match': String(canary.revision) });

  const { status, body } = await select('1.1.0');

  expect([status, body.errors.release]).toEqual([
    422,
    [`${lim.user.name} went back from this release in production; an admin selects it again. It is slow`],
  ]);
});

test('a person may select it again, with a second one where two are asked for, and it begins again', async () => {
  // The halt must come before the next selection, whose time the database sets.
  server.setTime(new Date(databaseNow()).toISOString());
  await halted();
  const history: { revision: number; halted: string | null }[] = (await lim.get(`${PLACE}/history`)).body.data;
  const match = { 'if-match': String(history[0]!.revision) };

  const back = await lim.post(`${PLACE}/rollback`, { revision: history[1]!.revision, reason: 'It was the net' }, match);
  expect((await confirmed(back)).body.data).toMatchObject({ rollout: { release: '1.1.0' }, halted: null });

  expect((await releaseOf('1.1.0')).halted).toEqual({});
  expect(await look()).toEqual([]);
  server.setTime(now.toISOString());
  await crash();
  expect(await look()).toHaveLength(1);
});

test('a release that everybody has goes on while no good one is before it', async () => {
  await server.db.updateTable('registry.remote_good_releases').set({ lost_at: now }).execute();
  await confirmed(await changed(lim, { release: '1.2.0' }));
  await crash('1.2.0');

  expect(await look()).toEqual([]);
});

test('halts neither a remote that is switched off nor a rollout that reaches nobody', async () => {
  await crash();
  await changed(lim, { enabled: false, ...CANARY });
  expect(await look()).toEqual([]);

  await changed(lim, { rollout: { release: '1.1.0', percent: 0, roles: [] } });
  expect(await look()).toEqual([]);
});

test('of servers that look at once one acts', async () => {
  await crash();

  const halts = await Promise.all([look(), look(), look()]);

  expect(halts.flat()).toHaveLength(1);
  expect((await lim.get(`${PLACE}/history`)).body.data).toHaveLength(3);
});
