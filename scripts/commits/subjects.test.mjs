import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEFORE, problemOf, subjectsSince } from './subjects.mjs';

test('every commit says in its subject what it does', (t) => {
  const subjects = subjectsSince(BEFORE);
  if (!subjects) return t.skip('this copy has no history');
  const wrong = subjects.filter((subject) => problemOf(subject));
  assert.deepEqual(wrong, []);
});

for (const subject of [
  'feat(finance): write off an expense',
  'fix: keep what is typed',
  'perf(lists): need one look less',
  'fix(lists): re-read a page that changed',
])
  test(`“${subject}” is a subject`, () => assert.equal(problemOf(subject), undefined));

for (const [subject, problem] of [
  ['Write off an expense', 'is not "type(scope): what", without a full stop'],
  ['feat(finance): write off an expense.', 'is not "type(scope): what", without a full stop'],
  ['chore: bump the lockfile', 'is not "type(scope): what", without a full stop'],
  ['feat(finance): adds write-offs', 'does not begin with an imperative: "adds"'],
  ['feat(finance): added write-offs', 'does not begin with an imperative: "added"'],
  [`feat(finance): write off ${'an expense '.repeat(6)}`, 'is longer than 72 characters'],
])
  test(`“${subject}” is none`, () => assert.equal(problemOf(subject), problem));
