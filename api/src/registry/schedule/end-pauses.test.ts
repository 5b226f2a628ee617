import { endPauses, startReleaseMonitor } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';
import { haltingOf } from '../registry-product';

const server = withApp({ environment: 'production' });
const PLACE = '/remotes/mfe-cranes/environments/production';
const HALTING = haltingOf({ ...TEST_CONFIG, environment: 'production' });
const UNTIL = '2026-07-01T14:00:00+08:00';

let superAdmin: Client;
let lim: Client;

beforeEach(async () => {
  superAdmin = await server.as('SUPER_ADMIN', { name: 'Siti' });
  lim = await server.as('ADMIN', { name: 'Lim' });
  const team = await publisherBy(server.app, superAdmin, { remotes: ['mfe-cranes'], environments: ['production'] });
  for (const version of ['1.0.0', '1.1.0'])
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  await superAdmin.put(PLACE, { enabled: true, release: '1.0.0', reason: 'First' });
});

const history = async () => (await lim.get(`${PLACE}/history`)).body.data;

async function pause(change: object = {}) {
  const [present] = await history();
  const off = { enabled: false, release: '1.0.0', message: 'Month end', until: UNTIL, reason: 'Month end', ...change };
  const reply = await lim.put(PLACE, off, { 'if-match': String(present.revision) });
  expect(reply.status).toBe(200);
}

const at = (time: string) => endPauses(server.db, HALTING, new Date(`2026-07-01T${time}+08:00`));

test('a remote that is off until a time comes back at that time, by the platform, and not before', async () => {
  await pause();

  expect(await at('13:59:59')).toEqual([]);
  expect((await server.anonymous.get('/remotes')).body.data.remotes).toEqual([]);
  expect(await at('14:00:00')).toEqual([
    { remote: 'mfe-cranes', reason: 'Back as planned: it was off until 01-Jul-2026, 14:00.' },
  ]);

  expect((await server.anonymous.get('/remotes')).body.data).toMatchObject({
    remotes: [{ name: 'mfe-cranes', version: '1.0.0' }],
    paused: [],
  });
  const [last] = await history();
  expect(last).toMatchObject({ enabled: true, until: null, message: null, changed_by: 'The platform' });
  expect(await at('14:00:05')).toEqual([]);
  const [entry] = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(entry).toMatchObject({ action: 'remote.resume', user_id: null, user_name: 'The platform' });
});

test('leaves remotes alone that have no end of pause or that somebody has changed since', async () => {
  await pause({ until: null });
  expect(await at('23:00:00')).toEqual([]);

  await pause();
  await pause({ until: '2026-07-02T14:00:00+08:00' });

  expect(await at('23:00:00')).toEqual([]);
  expect((await history())[0]).toMatchObject({ enabled: false, changed_by: 'Lim' });
});

test('of servers that look at once one acts', async () => {
  await pause();

  const ended = await Promise.all([at('14:00:00'), at('14:00:00'), at('14:00:00')]);

  expect(ended.flat()).toHaveLength(1);
  expect(await history()).toHaveLength(3);
});

test('a release that nobody has had here does not go live by a pause that ends', async () => {
  await pause({ release: '1.1.0' });

  await at('14:00:00');

  expect((await history())[0]).toMatchObject({
    ...{ enabled: false, release: '1.1.0', until: null, changed_by: 'The platform' },
    reason: 'Stays off: 1.1.0 waits for a second person.',
  });
});

test('going back to a pause whose time is over is a pause without an end', async () => {
  await pause();
  await at('14:00:00');
  server.setTime('2026-07-01T15:00:00+08:00');
  const [resumed, paused] = await history();

  const back = { revision: paused.revision, reason: 'Not yet' };
  const reply = await lim.post(`${PLACE}/rollback`, back, { 'if-match': String(resumed.revision) });

  expect(reply.body.data).toMatchObject({ enabled: false, until: null, message: 'Month end' });
  expect(await at('15:00:00')).toEqual([]);
});

test('a server looks by itself', async () => {
  await pause();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date', 'performance'],
  });
  const stop = startReleaseMonitor(server.db, [HALTING], () => new Date(UNTIL), {
    info: () => undefined,
    warn: () => undefined,
  });
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  await stop();

  expect((await history())[0]).toMatchObject({ enabled: true, changed_by: 'The platform' });
});
