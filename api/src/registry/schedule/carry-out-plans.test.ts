import { advanceRollouts, carryOutPlans, lookAfterReleases } from '@siteledger/platform/registry';
import { ROLES } from '@siteledger/shared-lib/domain';
import { FROM, PLACE, withPlannedCranes } from '../../testing/planned-cranes';
import { databaseNow } from '../../testing/test-database';

const cranes = withPlannedCranes();
const { server, people, history, requests, confirm, running, change, plan, at } = cranes;

/** Two project managers, whom the rollouts of these tests name, each draw a screen of a release ten times. */
async function seeLoads(version: string) {
  const events = Array.from({ length: 10 }, () => ({
    ...{ remote: 'mfe-cranes', version, kind: 'load', screen: 'mfe-cranes:/cranes' },
  }));
  for (const one of [await server.as('PROJECT_MANAGER'), await server.as('PROJECT_MANAGER')])
    expect((await one.post('/remotes/events', { events })).status).toBe(200);
}

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
    ...{ release: '1.1.0', reason: 'Planned for 01-Jul-2026, 22:00: Month end', changed_by: 'Lim' },
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
  [{ from: '2026-07-01T10:00:00+08:00' }, { from: ['Start must be in the future.'] }],
  [{ from: '2026-09-30T10:00:01+08:00' }, { from: ['Start must be within 90 days.'] }],
  [{ from: 'tonight' }, { from: ['Start must be a date and time with its zone.'] }],
  [{ enabled: false, until: FROM }, { until: ['Until must be after the start.'] }],
  [{ release: '9.9.9' }, { release: [expect.any(String)] }],
])('a plan with %j is refused, and nothing is kept', async (given, errors) => {
  expect(await plan(given)).toMatchObject({ status: 422, body: { errors } });
  expect(await requests()).toEqual([]);
});

test('a plan with a release that is new here has to be confirmed before its moment', async () => {
  const { uuid } = (await plan({ release: '1.2.0' })).body.data;
  expect(await requests()).toMatchObject([
    { plan: { needs_confirmation: true }, releases: ['1.2.0'], not_by_caller: null },
  ]);
  expect((await confirm(people.lim, uuid)).status).toBe(403);

  expect(await confirm(people.mei, uuid)).toMatchObject({
    status: 202,
    body: { data: { plan: { confirmed_by: 'Mei', needs_confirmation: false } } },
  });
  expect((await confirm(people.mei, uuid)).status).toBe(409);
  expect(await running()).toBe('1.0.0');
  await at('22:00:00');

  expect((await history())[0]).toMatchObject({
    ...{ release: '1.2.0', changed_by: 'Lim, confirmed by Mei' },
  });
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

test('a plan that cannot be carried out any more makes room at once', async () => {
  await plan();
  await change(people.mei, { enabled: false, reason: 'It crashes' });

  expect((await plan({ from: '2026-07-03T22:00:00+08:00' })).status).toBe(202);

  expect(await requests()).toMatchObject([{ plan: { from: '2026-07-03T14:00:00.000Z' } }]);
  const actions = await server.db.selectFrom('audit_log').select('action').orderBy('id', 'desc').limit(2).execute();
  expect(actions).toEqual([{ action: 'remote.plan' }, { action: 'remote.decline' }]);
});

test('a rollout that has grown since stays as it is where the plan says nothing of it', async () => {
  const rollout = { release: '1.1.0', percent: 10, roles: [ROLES.PROJECT_MANAGER], stages: { minutes: 5, loads: 20 } };
  await change(people.lim, { rollout });
  // The database dates the rollout: what is reported comes after it.
  const inMinutes = (minutes: number) => new Date(databaseNow() + 5 + minutes * 60_000);
  server.setTime(inMinutes(0).toISOString());
  const moment = inMinutes(10);
  const off = { enabled: false, from: moment.toISOString(), until: inMinutes(30).toISOString() };
  expect((await plan({ release: '1.0.0', rollout, ...off })).status).toBe(202);

  await seeLoads('1.1.0');
  expect(await advanceRollouts(server.db, cranes.lookedAfter(), inMinutes(6))).toHaveLength(1);
  expect(await requests()).toMatchObject([{ setting: { rollout: { percent: 50 } }, changed_since_by: null }]);
  await carryOutPlans(server.db, cranes.lookedAfter(), moment);

  expect((await history())[0]).toMatchObject({
    enabled: false,
    release: '1.0.0',
    rollout: { ...rollout, percent: 50 },
  });
});

test('a plan is cancelled by whoever may change the remote', async () => {
  const { uuid } = (await plan()).body.data;

  const cancelled = await people.mei.post(`${PLACE}/requests/${uuid}/refusal`);

  expect(cancelled).toMatchObject({ status: 200, body: { message: 'Plan for mfe-cranes cancelled.' } });

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
  const stop = lookAfterReleases(server.db, [cranes.lookedAfter()], () => new Date(FROM), log);
  jest.advanceTimersByTime(15_000);
  jest.useRealTimers();
  await stop();

  expect(await running()).toBe('1.1.0');
});
