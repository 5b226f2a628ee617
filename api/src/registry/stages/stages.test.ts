import { advanceRollouts } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { databaseNow } from '../../testing/databases/test-database';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';
import { haltingOf } from '../registry-product';

const server = withApp();

const REMOTE = 'mfe-cranes';
const PLACE = `/remotes/${REMOTE}/environments/development`;
const STAGES = { minutes: 60, loads: 20 };
const MINUTE_MS = 60_000;

let admin: Client;
let staff: Client[];
let now: Date;

const setTime = (time: number) => {
  now = new Date(time);
  server.setTime(now.toISOString());
};

// The database sets the time of changes. Reports are sent just after one and before the next.
const startNow = () => setTime(databaseNow() + 5);

const pass = (minutes: number) => setTime(now.getTime() + minutes * MINUTE_MS);

const present = async () => (await admin.get(`${PLACE}/history`)).body.data[0];

const change = async (given: object) => {
  const { revision } = (await present()) ?? {};
  const match: Record<string, string> = revision ? { 'if-match': String(revision) } : {};
  return admin.put(PLACE, { enabled: true, release: '1.0.0', reason: 'Because', ...given }, match);
};

const rollout = (given: object = {}) => ({ release: '1.1.0', percent: 50, roles: [4], stages: STAGES, ...given });

/** Development where 1.1.0 is rolled out in stages to half of the users and to every project manager. */
beforeEach(async () => {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: [REMOTE] });
  for (const version of ['1.0.0', '1.1.0'])
    await team.post(`/remotes/${REMOTE}/releases`, publicationOf(buildRelease(REMOTE, { version })));
  admin = await server.as('ADMIN');
  staff = [await server.as('PROJECT_MANAGER'), await server.as('PROJECT_MANAGER')];
  await change({});
  expect((await change({ rollout: rollout({ percent: 10 }) })).status).toBe(200);
  startNow();
});

const report = async (event: object, times: number) => {
  const events = Array.from({ length: times }, () => ({ remote: REMOTE, version: '1.1.0', ...event }));
  for (const one of staff) expect((await one.post('/remotes/events', { events })).status).toBe(200);
};

const LOAD = { remote: REMOTE, version: '1.1.0', kind: 'load', screen: `${REMOTE}:/cranes` };
const load = (times: number) => report(LOAD, times);
const fall = (times: number) => report({ kind: 'render', part: 'render', screen: `${REMOTE}:/cranes` }, times);

const look = () => advanceRollouts(server.db, haltingOf(TEST_CONFIG), now);

test('a rollout of a locked remote does not grow by itself', async () => {
  await load(10);
  const until = new Date(now.getTime() + 30 * 86_400_000).toISOString();
  const { revision } = await present();
  const locked = { until, reason: 'Year end' };
  expect((await admin.put(`${PLACE}/lock`, locked, { 'if-match': String(revision) })).status).toBe(200);
  pass(60);
  await load(10);
  await look();

  expect(await present()).toMatchObject({ rollout: { percent: 10 }, lock: { until } });
});

test('a rollout that is healthy goes on by itself, stage by stage, until everybody has the release', async () => {
  await load(10);
  pass(60);
  await look();

  expect(await present()).toMatchObject({ release: '1.0.0', rollout: rollout(), changed_by: 'The platform' });
  expect((await present()).reason).toBe(
    '1.1.0 goes on from 10% to 50% of the users: 20 loads, 0 failed, in 60 minutes.',
  );

  startNow();
  await look();
  expect(await present()).toMatchObject({ rollout: { percent: 50 } });

  await load(10);
  pass(60);
  await look();
  expect(await present()).toMatchObject({ release: '1.1.0', rollout: null, changed_by: 'The platform' });
  expect((await present()).reason).toBe('1.1.0 goes on from 50% to everybody: 20 loads, 0 failed, in 60 minutes.');
});

test('one load in one minute is said as one', async () => {
  await change({ rollout: rollout({ percent: 10, stages: { minutes: 1, loads: 1 } }) });
  startNow();
  expect((await staff[0]?.post('/remotes/events', { events: [LOAD] }))?.status).toBe(200);
  pass(1);

  await look();

  expect((await present()).reason).toBe('1.1.0 goes on from 10% to 50% of the users: 1 load, 0 failed, in 1 minute.');
});

test.each([
  ['before its time', async () => load(10)],
  ['before enough was seen', async () => (await load(9), pass(60))],
  ['while too much fails', async () => (await load(20), await fall(1), pass(60))],
  ['while the remote is off', async () => (await load(10), pass(60), change({ enabled: false, rollout: rollout() }))],
  ['without stages', async () => (await load(10), pass(60), change({ rollout: rollout({ stages: null }) }))],
])('a rollout does not go on %s', async (_, happens) => {
  await happens();
  const before = await present();

  expect(await look()).toEqual([]);
  expect(await present()).toEqual(before);
});

test('two servers that look at once let a rollout go on once', async () => {
  await load(10);
  pass(60);

  const advances = (await Promise.all([look(), look()])).flat();

  expect(advances).toMatchObject([{ remote: REMOTE, version: '1.1.0' }]);
  expect(await present()).toMatchObject({ rollout: { percent: 50 } });
});

test('a team rolls its release out by stages', async () => {
  await change({ rollout: null });
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: [REMOTE] });
  await team.post(`/remotes/${REMOTE}/releases`, publicationOf(buildRelease(REMOTE, { version: '1.2.0' })));

  const reply = await team.post(`${PLACE}/selection`, {
    ...{ release: '1.2.0', percent: 1, stages: STAGES, reason: 'Release train' },
  });

  expect(reply.status).toBe(200);
  expect(await present()).toMatchObject({ rollout: { release: '1.2.0', percent: 1, stages: STAGES } });
});

test('refuses stages of a team that do not say with how many users they begin', async () => {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: [REMOTE] });

  const reply = await team.post(`${PLACE}/selection`, { release: '1.1.0', stages: STAGES, reason: 'Release train' });

  expect([reply.status, reply.body.errors]).toEqual([422, { stages: ['Stages begin with a percent: state it, too.'] }]);
});

test.each([
  [{ minutes: 0, loads: 20 }, 'Minutes must be more than or equals to 1.'],
  [{ minutes: 60, loads: 0 }, 'Loads must be more than or equals to 1.'],
  [{ minutes: 60 }, 'Loads is required.'],
  [{ minutes: 10_081, loads: 20 }, 'Minutes must be less than or equals to 10080.'],
])('stages %j are refused', async (stages, problem) => {
  const reply = await change({ rollout: rollout({ stages }) });

  expect(reply.status).toBe(422);
  expect(JSON.stringify(reply.body.errors)).toContain(problem);
});
