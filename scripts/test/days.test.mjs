import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { chooseDay } from './days.mjs';

const { TODAY: given } = process.env;

afterEach(() => {
  if (given === undefined) delete process.env.TODAY;
  else process.env.TODAY = given;
});

test('tests run on one fixed day, or on the one that is given, and on the real one when it is empty', () => {
  for (const [before, after] of [
    [undefined, '2026-11-18'],
    ['2028-02-29', '2028-02-29'],
    ['', ''],
  ]) {
    if (before === undefined) delete process.env.TODAY;
    else process.env.TODAY = before;

    chooseDay();

    assert.equal(process.env.TODAY, after);
  }
});

test('a day that the calendar does not have is refused', () => {
  for (const day of ['2026-02-29', '2026-2-9', '2026-11', 'tomorrow']) {
    process.env.TODAY = day;

    assert.throws(chooseDay, new RegExp(`TODAY is "${day}", but must be a day such as 2026-11-18.`));
  }
});
