import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot, root } from '../run/root.mjs';

// Awkward phrases, and how often each may still occur. A change that removes some lowers the number.
const MOST = [
  ['anew', /\banew\b/gi, 0, 'again'],
  ['for ever', /\bfor ever\b/gi, 0, 'forever, or how long'],
  ['is told', /\b(?:is|are) told\b/gi, 11, 'who says it to whom: "the server answers 503"'],
  ['stands', /\bstands\b/gi, 42, 'is, has'],
  ['is none', /\bis none\b/gi, 44, 'there is no …, is not …'],
  ['whoever', /\bwhoever\b/gi, 23, 'the person: "a user who …"'],
  [
    'a comment that begins with Who or What',
    /^\s*(?:\/\/|\/\*\*|\*) (?:Who|What)\b/gm,
    17,
    'the noun: "A person who …"',
  ],
  [
    'a test whose title begins with who or what',
    /\btest\(['`](?:who|what|whoever) /g,
    1,
    'what happens: "signs out …"',
  ],
];

// docs/glossary.md lists the right names.
const WRONG_NAMES = /\bexport .*\b\w*(?:ByNumber|Situation|lookAfter|tellOf|callGood|Served)\b/g;

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.js', '*.css', '*.md'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/CHANGELOG|migrations\/|docs\/(?:decisions|glossary)|wording\.test/.test(file));
const texts = files.map((file) => [file, readFileSync(inRoot(file), 'utf8')]);

for (const [what, pattern, most, better] of MOST)
  test(`"${what}" stands nowhere more often than before`, () => {
    const count = texts.reduce((sum, [, text]) => sum + (text.match(pattern)?.length ?? 0), 0);
    assert.ok(count <= most, `${count}, at most ${most}: write ${better}`);
  });

test('exports of the platform use the words of the glossary', () => {
  const found = texts
    .filter(([file]) => /^platform\/(?:contract|registry)\//.test(file))
    .flatMap(([file, text]) => (text.match(WRONG_NAMES) ?? []).map((line) => `${file}: ${line}`));
  assert.deepEqual(found, []);
});
