import { isProvenStable, historyOfRelease, type SeenOnScreen } from './stable';
import type { RevisionReleases } from './stages';

const GOOD_AFTER = { loads: 20, users: 3 };

const CRANES = 'mfe-cranes:/cranes';
const HIRE = 'mfe-cranes:/cranes/hire';

const seenBy = (person: number, loads: number, faults = 0, screen: string | null = CRANES): SeenOnScreen => ({
  ...{ person: String(person), screen, loads, faults },
});

/** Each of three people has these counts. */
const everybody = (loads: number, faults = 0, screen: string | null = CRANES) =>
  [1, 2, 3].map((person) => seenBy(person, loads, faults, screen));

const twoOf = (seen: readonly SeenOnScreen[]) => seen.slice(0, 2);

test('twenty clean loads by three people are good', () => {
  expect(isProvenStable([seenBy(1, 7), seenBy(2, 7), seenBy(3, 6)], GOOD_AFTER)).toBe(true);
});

test.each([
  ['nineteen loads', [seenBy(1, 7), seenBy(2, 7), seenBy(3, 5)]],
  ['nineteen loads of which one person reports a thousand', [seenBy(1, 1_000), seenBy(2, 6), seenBy(3, 6)]],
  ['two people', [seenBy(1, 20), seenBy(2, 20)]],
  ['more than one fault in fifty', everybody(48, 2)],
  ['a start at which two people saw faults', [...everybody(48), ...twoOf(everybody(0, 3, null))]],
  ['a screen that falls for both who open it', [...everybody(5_000), ...twoOf(everybody(0, 1, HIRE))]],
  [
    'a screen that falls for two of three',
    [...everybody(5_000), ...twoOf(everybody(1, 2, HIRE)), seenBy(3, 9, 0, HIRE)],
  ],
])('%s are not', (_, seen) => {
  expect(isProvenStable(seen, GOOD_AFTER)).toBe(false);
});

test.each([
  ['a rare fault', everybody(50, 1)],
  ['a rare fault before there was a screen', [...everybody(50), ...everybody(0, 1, null)]],
  ['a screen that falls for one person alone', [...everybody(20), seenBy(1, 0, 50, HIRE)]],
  [
    'a screen that falls for two of four',
    [
      ...everybody(500),
      seenBy(4, 500),
      ...twoOf(everybody(0, 1, HIRE)),
      ...[3, 4].map((person) => seenBy(person, 1, 0, HIRE)),
    ],
  ],
  [
    'one person with faults without end, and another with one',
    [seenBy(1, 0, 600), seenBy(2, 60, 1), ...[3, 4, 5].map((person) => seenBy(person, 7))],
  ],
])('%s leaves a release good', (_, seen) => {
  expect(isProvenStable(seen, GOOD_AFTER)).toBe(true);
});

test('an installation may ask for more, or be content with one person, whose faults then count', () => {
  expect(isProvenStable(everybody(7), { loads: 22, users: 3 })).toBe(false);
  expect(isProvenStable([seenBy(1, 2), seenBy(2, 2)], { loads: 4, users: 3 })).toBe(false);
  expect(isProvenStable([seenBy(1, 1)], { loads: 1, users: 1 })).toBe(true);
  expect(isProvenStable([seenBy(1, 1), seenBy(1, 0, 1, HIRE)], { loads: 1, users: 1 })).toBe(false);
});

/** Revisions from 1 on: "1.0.0", or "1.0.0 > 1.1.0" while 1.1.0 is rolled out. */
const revisions = (...given: string[]): RevisionReleases[] =>
  given.map((text, index) => {
    const [release = '', rollout] = text.split(' > ');
    const changed_at = `2026-07-${String(index + 1).padStart(2, '0')}T00:00:00Z`;
    return {
      revision: index + 1,
      release,
      rollout: rollout ? { release: rollout, percent: 10 } : null,
      halted: null,
      changed_at,
    };
  });

test.each([
  ['what runs', '1.1.0', revisions('1.0.0', '1.1.0')],
  ['what a later release has followed', '1.0.0', revisions('1.0.0', '1.1.0', '1.2.0')],
  ['what was rolled out and then selected', '1.1.0', revisions('1.0.0', '1.0.0 > 1.1.0', '1.1.0')],
  ['what a roll-back leads to', '1.0.0', revisions('1.0.0', '1.1.0', '1.0.0')],
  ['what came again after a roll-back', '1.1.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.1.0')],
  ['what it was left for when that roll-back was undone', '1.0.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.1.0')],
])('%s was not left', (_, version, given) => {
  expect(historyOfRelease(version, given)).toMatchObject({ isLeft: false });
});

test.each([
  ['what was rolled back from', '1.1.0', revisions('1.0.0', '1.1.0', '1.0.0')],
  ['what was rolled back from over several releases', '1.1.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.2.0')],
  ['a rollout that was taken back', '1.1.0', revisions('1.0.0', '1.0.0 > 1.1.0', '1.0.0')],
  ['a rollout that came with its release and was taken back', '1.2.0', revisions('1.1.0 > 1.2.0', '1.1.0')],
  ['a rollout that was rolled back with its release', '1.2.0', revisions('1.0.0', '1.1.0 > 1.2.0', '1.0.0')],
])('%s was left', (_, version, given) => {
  expect(historyOfRelease(version, given)).toMatchObject({ isLeft: true });
});

test('a release that comes again after a roll-back begins again', () => {
  const past = historyOfRelease('1.1.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.1.0'));

  expect(past).toEqual({ firstRevision: 2, isLeft: false, isHalted: false, cameAgainAt: '2026-07-04T00:00:00Z' });
});

test('a release that never ran has no past', () => {
  expect(historyOfRelease('1.1.0', revisions('1.0.0'))).toBeUndefined();
});

test('a halted release is left, whichever release came in its place, until it is given out again', () => {
  const halted = [...revisions('1.1.0', '1.0.0', '1.0.0 > 1.1.0'), { ...revisions('1.0.0')[0]!, halted: '1.1.0' }];
  expect(historyOfRelease('1.1.0', halted)).toMatchObject({ isLeft: true, isHalted: true });
  expect(historyOfRelease('1.0.0', halted)).toMatchObject({ isLeft: false, isHalted: false });

  expect(historyOfRelease('1.1.0', [...halted, ...revisions('1.1.0')])).toMatchObject({
    isLeft: false,
    isHalted: false,
  });
});
