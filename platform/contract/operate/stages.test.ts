import { releasesInUse } from './request';
import { isStageDone, nextSetting, nextStage, type RevisionReleases, stageStartedAt } from './stages';

const rollout = (percent: number) => ({ release: '1.1.0', percent, roles: [4], stages: { minutes: 60, loads: 20 } });

test.each([
  [0, 1],
  [1, 10],
  [5, 10],
  [10, 50],
  [50, 100],
  [100, 100],
])('after %i %% of the users come %i %%', (percent, next) => {
  expect(nextStage(percent)).toBe(next);
});

test('a stage that is done leads to a greater share, and the last one to everybody', () => {
  expect(nextSetting(rollout(10), '1.0.0')).toEqual({ release: '1.0.0', rollout: rollout(50) });
  expect(nextSetting(rollout(50), '1.0.0')).toEqual({ release: '1.1.0', rollout: null });
});

test('a rollout that grows by itself puts its release before users, also while it begins with nobody', () => {
  const begins = { ...rollout(0), roles: [] };

  expect(releasesInUse({ enabled: true, release: '1.0.0', rollout: begins })).toEqual(['1.0.0', '1.1.0']);
  expect(releasesInUse({ enabled: true, release: '1.0.0', rollout: { ...begins, stages: null } })).toEqual(['1.0.0']);
});

const revision = (hour: number, given: RevisionReleases['rollout']): RevisionReleases => ({
  ...{ revision: hour, release: '1.0.0', rollout: given, halted: null },
  changed_at: `2026-07-01T0${hour}:00:00Z`,
});

test('a stage begins with its share, whatever else is changed since', () => {
  expect(stageStartedAt([revision(1, null), revision(2, rollout(1)), revision(3, rollout(10))])).toMatch('03:00');
  expect(stageStartedAt([revision(1, rollout(1)), revision(2, rollout(10)), revision(3, rollout(10))])).toMatch(
    '02:00',
  );
  expect(stageStartedAt([revision(1, rollout(1)), revision(2, null), revision(3, rollout(1))])).toMatch('03:00');
  expect(stageStartedAt([revision(1, { release: '0.9.0', percent: 1 }), revision(2, rollout(1))])).toMatch('02:00');
  expect(stageStartedAt([revision(1, rollout(1))])).toMatch('01:00');
});

const seen = { users: 3, minutes: 60, loads: 20, failures: 0 };

test.each([
  ['when its time is over and enough was seen', {}, true],
  ['not before its time', { minutes: 59 }, false],
  ['not before enough was seen', { loads: 19 }, false],
  ['not while too much fails', { loads: 48, failures: 1 }, false],
  ['while no more fails than it may', { loads: 49, failures: 1 }, true],
  ['without loads where nobody has it', { users: 0, loads: 0 }, true],
  ['not before its time where nobody has it', { users: 0, loads: 0, minutes: 59 }, false],
])('a stage is done %s', (_, given, isDone) => {
  expect(isStageDone({ minutes: 60, loads: 20 }, { ...seen, ...given }, 2)).toBe(isDone);
});
