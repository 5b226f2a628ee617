import { budgetProblem } from './halt';
import type { Loads } from './share';

const BUDGET = { loads: 20, failedPercent: 2, users: 3 };

const seen = (given: Partial<Loads> = {}): Loads => ({ loads: 0, failures: 0, ...given });

const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

const over = (people: readonly Loads[]) => budgetProblem(people, BUDGET);

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

test('an installation in which one person is enough counts what that person says', () => {
  expect(budgetProblem([seen({ loads: 19, failures: 1 })], { ...BUDGET, users: 1 })).toMatch('1 of 20 loads');
});
