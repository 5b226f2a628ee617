import { overBudget, type SeenByPerson } from './halt';

const BUDGET = { loads: 20, failedPercent: 2, samples: 50, slowerPercent: 25, users: 3 };

const seen = (given: Partial<SeenByPerson> = {}): SeenByPerson => ({
  ...{ loads: 0, failures: 0, LCP: [], INP: [] },
  ...given,
});

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

const RUNNING = { version: '1.0.0', seen: times(3, seen({ INP: times(20, 200), LCP: times(20, 1000) })) };

const over = (people: readonly SeenByPerson[], compared = RUNNING) => overBudget(people, compared, BUDGET);

test('a release that fails for everybody is over its budget, which is said with the figures', () => {
  expect(over(times(3, seen({ loads: 3, failures: 4 })))).toBe(
    '12 of 21 loads failed, for 3 of 3 people: 57.1% with a limit on what each person counts for, over the budget of 2%.',
  );
});

test.each([
  ['nothing failed', times(3, seen({ loads: 100 }))],
  ['fewer than twenty were tried', times(3, seen({ failures: 6 }))],
  ['no more than two of a hundred failed', times(20, seen({ loads: 49, failures: 1 }))],
  ['it fails for two people', [...times(2, seen({ failures: 50 })), ...times(8, seen({ loads: 50 }))]],
  ['one browser reports failures without end', [seen({ failures: 600 }), ...times(3, seen({ loads: 7 }))]],
])('it is within while %s', (_, people) => {
  expect(over(people)).toBeNull();
});

test('one browser that reports loads without end hides no failures', () => {
  expect(over([seen({ loads: 50_000 }), ...times(3, seen({ loads: 9, failures: 1 }))])).toMatch(
    '3 of 50030 loads failed',
  );
});

test('a release that answers slower than the one before it is over its budget', () => {
  expect(over(times(3, seen({ INP: times(17, 260) })))).toBe(
    'INP is 260 ms at the 75th percentile, 200 ms in 1.0.0: 30% slower, over the budget of 25%.',
  );
  expect(over(times(3, seen({ LCP: times(17, 1300) })))).toMatch(/^LCP is 1300 ms/);
});

test.each([
  ['it is 25% slower', times(3, seen({ INP: times(17, 250) }))],
  ['fewer than fifty were measured', times(3, seen({ INP: times(16, 900) }))],
  [
    'it is slow for two people',
    [...times(2, seen({ INP: times(17, 900) })), ...times(2, seen({ INP: times(17, 200) }))],
  ],
  ['only the slowest quarter is slower', times(3, seen({ INP: [...times(13, 200), ...times(4, 900)] }))],
  ['one browser measures without end', [seen({ INP: times(600, 900) }), ...times(3, seen({ INP: times(17, 200) }))]],
])('speed is within the budget while %s', (_, people) => {
  expect(over(people)).toBeNull();
});

test('one browser that measures fast without end hides no slowness', () => {
  expect(over([seen({ INP: times(600, 1) }), ...times(4, seen({ INP: times(17, 260) }))])).toMatch('INP is 260 ms');
});

test('speed is not compared with a release that was hardly measured, nor with what one browser makes up', () => {
  const slow = times(3, seen({ INP: times(17, 240) }));
  const hardly = times(3, seen({ INP: times(16, 100) }));
  const madeUp = [seen({ INP: times(17, 1) }), ...RUNNING.seen];

  expect(over(slow, { version: '1.0.0', seen: hardly })).toBeNull();
  expect(over(slow, { version: '1.0.0', seen: madeUp })).toBeNull();
});

test('an installation in which one person is enough counts what that person says', () => {
  expect(overBudget([seen({ loads: 19, failures: 1 })], RUNNING, { ...BUDGET, users: 1 })).toMatch('1 of 20 loads');
});
