import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { printReport, printSlowest } from './report.mjs';

const ran = { title: 'unit', required: true, passed: 3, failed: 0, time: '1.0 s' };
const notRun = { title: 'API on PostgreSQL', required: false, notRun: 'no PostgreSQL', time: '0.0 s' };
let lines;
let ci;

beforeEach(() => {
  lines = [];
  ci = process.env.CI;
  delete process.env.CI;
  mock.method(console, 'log', (line) => lines.push(line));
});

afterEach(() => {
  mock.restoreAll();
  if (ci) process.env.CI = ci;
});

test('all green ends with the totals on a line of their own', () => {
  assert.equal(printReport([ran, { ...ran, title: 'api', passed: 4 }]), true);
  assert.equal(lines.at(-1).trim(), '7 passed, 0 failed');
});

test('one failure is red', () => {
  assert.equal(printReport([ran, { ...ran, failed: 1 }]), false);
});

test('a part that ran nothing is red', () => {
  assert.equal(printReport([{ ...ran, passed: 0 }]), false);
});

test('a required part that could not run is red', () => {
  assert.equal(printReport([ran, { ...notRun, required: true }]), false);
});

test('another part that could not run is told, and red only where nobody reads along', () => {
  assert.equal(printReport([ran, notRun]), true);
  assert.match(lines.join('\n'), /NOT RUN .* no PostgreSQL/);
  process.env.CI = 'true';
  assert.equal(printReport([ran, notRun]), false);
});

test('the slowest files are listed, the slowest first', () => {
  const files = Array.from({ length: 20 }, (_, at) => ({ name: `file-${at}.test.ts`, ms: at * 1000 }));

  printSlowest([
    { ...ran, files: files.slice(0, 10) },
    { ...ran, title: 'api', files: files.slice(10) },
  ]);

  const listed = lines.join('\n').trim().split('\n').slice(1);
  assert.equal(listed.length, 15);
  assert.match(listed[0], /^file-19\.test\.ts +api +19\.0 s$/);
});
