import type { RevisionReleases } from './stages';
import { trialsOf } from './trial';

/** Revisions an hour apart: "1.0.0", "1.0.0 > 1.1.0" while 1.1.0 is rolled out, "1.0.0 halts 1.1.0". */
const revisions = (...given: string[]): RevisionReleases[] =>
  given.map((text, index) => {
    const [, release = '', rollout, halted = null] = /^(\S+)(?: > (\S+))?(?: halts (\S+))?$/.exec(text) ?? [];
    const changed_at = `2026-07-01T${String(index + 1).padStart(2, '0')}:00:00Z`;
    return {
      revision: index + 1,
      release,
      rollout: rollout ? { release: rollout, percent: 10 } : null,
      halted,
      changed_at,
    };
  });

const tried = (given: string[], now = '2026-07-01T20:00:00Z') =>
  trialsOf(revisions(...given), { now: new Date(now), hours: 24 }).map(
    ({ version, since, isRollout }) => `${version}${isRollout ? ' rollout' : ''} since ${since.slice(11, 13)}`,
  );

test.each([
  ['a rollout', ['1.0.0', '1.0.0 > 1.1.0'], ['1.1.0 rollout since 02', '1.0.0 since 01']],
  [
    'a rollout from when it began, however it grows',
    ['1.0.0', '1.0.0 > 1.1.0', '1.0.0 > 1.1.0'],
    ['1.1.0 rollout since 02', '1.0.0 since 01'],
  ],
  ['what everybody got lately', ['1.0.0', '1.1.0'], ['1.1.0 since 02']],
  ['what goes from some to everybody, again', ['1.0.0', '1.0.0 > 1.1.0', '1.1.0'], ['1.1.0 since 03']],
  ['a halted release that is selected again', ['1.0.0', '1.1.0', '1.0.0 halts 1.1.0', '1.1.0'], ['1.1.0 since 04']],
])('tries out %s', (_, given, expected) => {
  expect(tried(given)).toEqual(expected);
});

test.each([
  ['nothing where nothing was set', []],
  ['not what everybody went back to', ['1.0.0', '1.1.0', '1.0.0']],
  ['not what the platform went back to', ['1.0.0', '1.1.0', '1.0.0 halts 1.1.0']],
])('%s', (_, given) => {
  expect(tried(given)).toEqual([]);
});

test('a release that everybody has had for a day is tried out no longer, a rollout goes on', () => {
  expect(tried(['1.0.0', '1.0.0 > 1.1.0'], '2026-07-02T02:00:00Z')).toEqual(['1.1.0 rollout since 02']);
});
