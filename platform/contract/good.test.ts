import { isSeenGood, pastOf, type RevisionReleases, type SeenOfRelease } from './good';

const GOOD_AFTER = { loads: 20, users: 3 };

const seen = (given: Partial<SeenOfRelease> = {}): SeenOfRelease => ({
  users: 3,
  screens: [{ screen: 'mfe-cranes:/cranes', loads: 20, failures: 0 }],
  ...given,
});

const screen = (loads: number, failures: number, name: string | null = 'mfe-cranes:/cranes') => ({
  screen: name,
  loads,
  failures,
});

test('twenty clean loads by three people are good', () => {
  expect(isSeenGood(seen(), GOOD_AFTER)).toBe(true);
});

test.each([
  ['nineteen loads', seen({ screens: [screen(19, 0)] })],
  ['two people', seen({ users: 2 })],
  ['more than one failure in fifty', seen({ screens: [screen(49, 2)] })],
  ['a failing start', seen({ screens: [screen(49, 0), screen(0, 2, null)] })],
  [
    'a screen that falls for whoever opens it',
    seen({ screens: [screen(5_000, 0), screen(0, 1, 'mfe-cranes:/cranes/hire')] }),
  ],
])('%s are not', (_, given) => {
  expect(isSeenGood(given, GOOD_AFTER)).toBe(false);
});

test('a rare failure leaves a release good, also one before there was a screen', () => {
  expect(isSeenGood(seen({ screens: [screen(50, 1)] }), GOOD_AFTER)).toBe(true);
  expect(isSeenGood(seen({ screens: [screen(50, 0), screen(0, 1, null)] }), GOOD_AFTER)).toBe(true);
});

test('an installation may ask for more, or be content with less', () => {
  expect(isSeenGood(seen(), { loads: 21, users: 3 })).toBe(false);
  expect(isSeenGood(seen({ users: 1, screens: [screen(1, 0)] }), { loads: 1, users: 1 })).toBe(true);
});

/** Revisions from 1 on: "1.0.0", or "1.0.0 > 1.1.0" while 1.1.0 is rolled out. */
const revisions = (...given: string[]): RevisionReleases[] =>
  given.map((text, index) => {
    const [release = '', rollout] = text.split(' > ');
    const changed_at = `2026-07-${String(index + 1).padStart(2, '0')}T00:00:00Z`;
    return { revision: index + 1, release, rollout: rollout ? { release: rollout } : null, halted: null, changed_at };
  });

test.each([
  ['what runs', '1.1.0', revisions('1.0.0', '1.1.0')],
  ['what a later release has followed', '1.0.0', revisions('1.0.0', '1.1.0', '1.2.0')],
  ['what was rolled out and then selected', '1.1.0', revisions('1.0.0', '1.0.0 > 1.1.0', '1.1.0')],
  ['what a roll-back leads to', '1.0.0', revisions('1.0.0', '1.1.0', '1.0.0')],
  ['what came again after a roll-back', '1.1.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.1.0')],
  ['what it was left for when that roll-back was undone', '1.0.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.1.0')],
])('%s was not left', (_, version, given) => {
  expect(pastOf(version, given)).toMatchObject({ isLeft: false });
});

test.each([
  ['what was rolled back from', '1.1.0', revisions('1.0.0', '1.1.0', '1.0.0')],
  ['what was rolled back from over several releases', '1.1.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.2.0')],
  ['a rollout that was taken back', '1.1.0', revisions('1.0.0', '1.0.0 > 1.1.0', '1.0.0')],
  ['a rollout that came with its release and was taken back', '1.2.0', revisions('1.1.0 > 1.2.0', '1.1.0')],
  ['a rollout that was rolled back with its release', '1.2.0', revisions('1.0.0', '1.1.0 > 1.2.0', '1.0.0')],
])('%s was left', (_, version, given) => {
  expect(pastOf(version, given)).toMatchObject({ isLeft: true });
});

test('a release that comes again after a roll-back begins anew', () => {
  const past = pastOf('1.1.0', revisions('1.0.0', '1.1.0', '1.0.0', '1.1.0'));

  expect(past).toEqual({ firstRevision: 2, isLeft: false, isHalted: false, cameAgainAt: '2026-07-04T00:00:00Z' });
});

test('a release that never ran has no past', () => {
  expect(pastOf('1.1.0', revisions('1.0.0'))).toBeUndefined();
});

test('a halted release is left, whichever release came in its place, until it is given out again', () => {
  const halted = [...revisions('1.1.0', '1.0.0', '1.0.0 > 1.1.0'), { ...revisions('1.0.0')[0]!, halted: '1.1.0' }];
  expect(pastOf('1.1.0', halted)).toMatchObject({ isLeft: true, isHalted: true });
  expect(pastOf('1.0.0', halted)).toMatchObject({ isLeft: false, isHalted: false });

  expect(pastOf('1.1.0', [...halted, ...revisions('1.1.0')])).toMatchObject({ isLeft: false, isHalted: false });
});
