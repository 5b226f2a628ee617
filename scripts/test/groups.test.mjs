import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { inGroups } from '../../jest/groups.mjs';

const NAMES = Array.from({ length: 20 }, (_, index) => `part/a${String(index).padStart(2, '0')}.test.ts`);

let rootDir;
let project;

beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'siteledger-groups-'));
  mkdirSync(join(rootDir, 'part'));
  for (const name of NAMES) writeFileSync(join(rootDir, name), '');
  project = { displayName: 'planted', rootDir, testMatch: ['<rootDir>/**/*.test.ts'], testPathIgnorePatterns: ['a19'] };
});

afterEach(() => {
  delete process.env.TEST_GROUPS;
  rmSync(rootDir, { recursive: true });
});

const filesIn = (groups) =>
  groups.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/part\/a\d\d\.test\.ts(?=",)/g)].map(([name]) => name),
  );

test('every file is in one group, and none that the project leaves out', () => {
  process.env.TEST_GROUPS = '{"part":"unit","words":[],"without":[]}';

  const { testMatch } = inGroups(project);

  assert.equal(testMatch.length, 2);
  assert.deepEqual(filesIn(testMatch).sort(), NAMES.slice(0, 19));
});

test('a file that stays alone is in no group', () => {
  process.env.TEST_GROUPS = '{"part":"unit","words":[],"without":[]}';

  const { testMatch } = inGroups(project, { alone: ['a03'] });

  assert.deepEqual(testMatch.slice(2), [join(rootDir, NAMES[3])]);
  assert.ok(!filesIn(testMatch.slice(0, 2)).includes(NAMES[3]));
});

test('a project of which no file was chosen runs none, where an empty list would run all', () => {
  process.env.TEST_GROUPS = '{"part":"unit","words":["elsewhere/"],"without":[]}';

  assert.deepEqual(inGroups(project).testMatch, ['**/no-test-of-this-project']);
});

test('excluded files are in no group, and the shards have every other file once', () => {
  const chosen = (shard) => {
    process.env.TEST_GROUPS = JSON.stringify({ part: 'unit', words: [], without: ['a03'], shard });
    return filesIn(inGroups(project).testMatch);
  };

  const both = [1, 2].flatMap((of) => chosen({ of, count: 2 }));

  assert.deepEqual(
    both.sort(),
    NAMES.slice(0, 19).filter((name) => !name.includes('a03')),
  );
});

test('without a choice each file runs by itself', () => {
  assert.equal(inGroups(project), project);
});
