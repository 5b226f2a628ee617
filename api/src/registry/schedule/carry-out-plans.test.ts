import { type Served } from '@siteledger/platform/contract';
import { carryOutPlans, lookAfterReleases } from '@siteledger/platform/registry';
import { type Client } from '../../testing/client';
import { buildRelease, publicationOf } from '../../testing/local-builds';
import { publisherBy } from '../../testing/publisher';
import { TEST_CONFIG, withApp } from '../../testing/with-app';
import { servedIn } from '../registry-inputs';
import { haltingOf } from '../registry-product';

const server = withApp({ environment: 'production' });
const PLACE = '/remotes/mfe-cranes/environments/production';
const HALTING = haltingOf({ ...TEST_CONFIG, environment: 'production' });
const FROM = '2026-07-01T22:00:00+08:00';

const findServed = (): Promise<Served> => servedIn(server.app, '/nonexistent')();

let siti: Client;
let lim: Client;
let mei: Client;

/** Production runs 1.0.0 and had 1.1.0 before; 1.2.0 is new to it. */
beforeEach(async () => {
  siti = await server.as('SUPER_ADMIN', { name: 'Siti' });
  lim = await server.as('ADMIN', { name: 'Lim' });
  mei = await server.as('ADMIN', { name: 'Mei' });
  const team = await publisherBy(server.app, siti, { remotes: ['mfe-cranes'], environments: ['production'] });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  await siti.put(PLACE, { enabled: true, release: '1.1.0', reason: 'First' });
  const { uuid } = (await change(lim, { release: '1.0.0' })).body.data;
  if (uuid) await confirm(mei, uuid);
});

const history = async () => (await lim.get(`${PLACE}/history`)).body.data;
const requests = async (reader = lim) => (await reader.get('/remotes/environments')).body.data.remotes[0].requests;
const confirm = (api: Client, uuid: string) => api.post(`${PLACE}/requests/${uuid}/confirmation`);
const running = async () => (await server.anonymous.get('/remotes')).body.data.remotes[0]?.version;

async function change(api: Client, given: object) {
  const [present] = await history();
  const body = { enabled: true, release: '1.0.0', reason: 'Because', ...given };
  return api.put(PLACE, body, { 'if-match': String(present.revision) });
}

const plan = (given: object = {}) => change(lim, { release: '1.1.0', reason: 'Month end', from: FROM, ...given });

const at = (time: string) => carryOutPlans(server.db, { ...HALTING, findServed }, new Date(`2026-07-01T${time}+08:00`));

test('a change that begins at a moment comes into force at it, and not before', async () => {
  const planned = await plan();

  expect(planned).toMatchObject({
    status: 202,
    body: {
      data: {
        plan: { from: '2026-07-01T14:00:00.000Z', confirmed_by: null, problem: null, needs_confirmation: false },
        ...{ changed_since_by: null, requested_by: 'Lim' },
        setting: { release: '1.1.0', reason: 'Month end' },
      },
    },
  });
  expect(await at('21:59:59')).toEqual([]);
  expect(await running()).toBe('1.0.0');
  expect(await at('22:00:00')).toEqual([{ remote: 'mfe-cranes', problem: null }]);

  expect(await running()).toBe('1.1.0');
  expect((await history())[0]).toMatchObject({
    ...{ release: '1.1.0', reason: 'Month end' },
    changed_by: 'Lim, planned for 01-Jul-2026, 22:00',
  });
  expect(await requests()).toEqual([]);
  const [entry] = await server.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).execute();
  expect(entry).toMatchObject({ action: 'remote.carry-out', user_name: 'The platform' });
});

test('a pause has a beginning and an end', async () => {
  await plan({ enabled: false, message: 'Month end', until: '2026-07-02T06:00:00+08:00' });

  await at('22:00:00');

  expect((await server.anonymous.get('/remotes')).body.data.paused).toMatchObject([
    { name: 'mfe-cranes', message: 'Month end', until: '2026-07-01T22:00:00.000Z' },
  ]);
});

test.each([
  [{ from: '2026-07-01T10:00:00+08:00' }, { from: ['Begins must be in the future.'] }],
  [{ from: '2026-09-30T10:00:01+08:00' }, { from: ['Begins must be within 90 days.'] }],
  [{ from: 'tonight' }, { from: ['Begins must be a date and time with its zone.'] }],
  [{ enabled: false, until: FROM }, { until: ['Until must be after it begins.'] }],
  [{ release: '9.9.9' }, { release: [expect.any(String)] }],
])('a plan with %j is refused, and nothing is kept', async (given, errors) => {
  expect(await plan(given)).toMatchObject({ status: 422, body: { errors } });
  expect(await requests()).toEqual([]);
});

test('a plan with a release that is new here has to be confirmed before its moment', async () => {
  const { uuid } = (await plan({ release: '1.2.0' })).body.data;
  expect(await requests(mei)).toMatchObject([
    { plan: { needs_confirmation: true }, releases: ['1.2.0'], not_by_caller: null },
  ]);
  expect((await confirm(lim, uuid)).status).toBe(403);

  expect(await confirm(mei, uuid)).toMatchObject({
    status: 202,
    body: { data: { plan: { confirmed_by: 'Mei', needs_confirmation: false } } },
  });
  expect((await confirm(mei, uuid)).status).toBe(409);
  expect(await running()).toBe('1.0.0');
  await at('22:00:00');

  expect((await history())[0]).toMatchObject({
    release: '1.2.0',
    changed_by: 'Lim, confirmed by Mei, planned for 01-Jul-2026, 22:00',
  });
});

test('what nobody confirmed in time is not carried out, and says so until somebody dismisses it', async () => {
  const { uuid } = (await plan({ release: '1.2.0' })).body.data;

  expect(await at('22:00:00')).toEqual([{ remote: 'mfe-cranes', problem: 'No second person has confirmed it.' }]);

  expect(await at('22:00:15')).toEqual([]);
  expect(await running()).toBe('1.0.0');
  expect(await requests()).toMatchObject([{ plan: { problem: 'No second person has confirmed it.' } }]);
  expect((await confirm(mei, uuid)).status).toBe(409);
  const dismissed = await mei.post(`${PLACE}/requests/${uuid}/refusal`);
  expect(dismissed.body.message).toBe('The plan for mfe-cranes is cancelled.');
  expect(await requests()).toEqual([]);
});

test('a plan that was not carried out makes room for the next one; one that waits does not', async () => {
  await plan({ release: '1.2.0' });
  const second = await plan();
  expect(second).toMatchObject({
    status: 409,
    body: {
      data: {
        err_msg:
          'A change is already planned for 01-Jul-2026, 22:00, by Lim at 01-Jul-2026, 10:00. Cancel that plan first.',
      },
    },
  });
  await at('22:00:00');

  expect((await plan({ from: '2026-07-03T22:00:00+08:00' })).status).toBe(202);
});

test('what somebody has changed since is not undone by a plan', async () => {
  await plan();
  await change(mei, { enabled: false, reason: 'It crashes' });
  expect(await requests()).toMatchObject([{ changed_since_by: 'Mei' }]);

  const [outcome] = await at('22:00:00');

  expect(outcome?.problem).toMatch(/^Changed by Mei at .* since it was planned\.$/);
  expect((await history())[0]).toMatchObject({ enabled: false, reason: 'It crashes' });
});

test('a release that was revoked since does not come by a plan', async () => {
  await plan();
  await siti.post('/remotes/mfe-cranes/releases/1.1.0/revocation', { reason: 'Wrong sums' });

  const [outcome] = await at('22:00:00');

  expect(outcome?.problem).toContain('revoked');
  expect(await running()).toBe('1.0.0');
});

test('a pause whose end passed while the registry was down is not begun', async () => {
  await plan({ enabled: false, until: '2026-07-01T23:00:00+08:00' });

  expect(await at('23:00:00')).toEqual([{ remote: 'mfe-cranes', problem: 'Its end had passed already.' }]);
  expect(await running()).toBe('1.0.0');
});

test('a plan is cancelled by whoever may change the remote', async () => {
  const { uuid } = (await plan()).body.data;

  expect((await mei.post(`${PLACE}/requests/${uuid}/refusal`)).status).toBe(200);

  expect(await at('22:00:00')).toEqual([]);
  expect(await running()).toBe('1.0.0');
});

test('of servers that look at once one carries it out', async () => {
  await plan();
  const before = (await history()).length;

  const done = await Promise.all([at('22:00:00'), at('22:00:00'), at('22:00:00')]);

  expect(done.flat()).toHaveLength(1);
  expect(await history()).toHaveLength(before + 1);
});

test('a server looks by itself', async () => {
  await plan();
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask', 'Date', 'performance'],
  });
  const log = { info: () => undefined, warn: () => undefined };
  const stop = lookAfterReleases(server.db, [{ ...HALTING, findServed }], () => new Date(FROM), log);
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  await stop();

  expect(await running()).toBe('1.1.0');
});
