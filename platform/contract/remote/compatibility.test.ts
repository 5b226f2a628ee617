import { incompatibilities, isRange, satisfies } from './compatibility';

test.each([
  ['1.4.2', '^1.0.0', true],
  ['2.0.0', '^1.0.0', false],
  ['1.0.0', '^1.2.0', false],
  ['0.3.9', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '=1.2.3', false],
  ['3.0.0', '>=1.2', true],
  ['1.9.0', '>=1.2.0 ^1.0.0', true],
  ['2.9.0', '>=1.2.0 ^1.0.0', false],
  ['2.9.0', '^1.0.0 || ^2.5', true],
  ['7.0.0', '*', true],
  ['1.0.0-dev.1a2b3c4d', '^1.0.0', true],
])('version %s in range %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test.each(['', 'latest', '^1.x', '^', '1.2.3.4', '^1.0.0 &&'])('"%s" is no range and is never satisfied', (range) => {
  expect(isRange(range)).toBe(false);
  expect(satisfies('1.0.0', range)).toBe(false);
});

test('a version that cannot be read satisfies nothing', () => {
  expect(satisfies('one', '*')).toBe(false);
});

test('a remote whose requirements are met can run', () => {
  const running = { shell: '1.0.0', sharedLib: '1.3.0', api: '2.0.0' };

  expect(incompatibilities({ shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' }, running)).toEqual([]);
});

test('each requirement that is not met is named', () => {
  const running = { shell: '1.0.0', sharedLib: '1.3.0', api: '3.0.0' };

  const reasons = incompatibilities({ shell: '^2.0.0', sharedLib: '^1.0.0', api: '^2.0.0' }, running);

  expect(reasons).toEqual([
    'It needs shell ^2.0.0, but 1.0.0 is running.',
    'It needs API ^2.0.0, but 3.0.0 is running.',
  ]);
});
