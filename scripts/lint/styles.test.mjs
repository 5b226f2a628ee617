import assert from 'node:assert/strict';
import { test } from 'node:test';
import stylelint from 'stylelint';
import { inRoot } from '../run/root.mjs';

const lint = async (code) => {
  const { results } = await stylelint.lint({ code, configFile: inRoot('stylelint.config.mjs') });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
};

const rules = (count) => Array.from({ length: count }, (_, index) => `.a-${index} {\n  color: red;\n}`).join('\n\n');

test('a style sheet has at most 250 lines', async () => {
  assert.deepEqual(await lint(`${rules(62)}\n`), []);
  assert.deepEqual(await lint(`${rules(63)}\n`), ['siteledger/max-lines']);
});

for (const [what, code, rule] of [
  ['a property that no browser knows', '.a {\n  colour: red;\n}\n', 'property-no-unknown'],
  ['a selector that stands twice', '.a {\n  color: red;\n}\n\n.a {\n  margin: 0;\n}\n', 'no-duplicate-selectors'],
  [
    'a width in the older notation',
    '@media (max-width: 640px) {\n  .a {\n    margin: 0;\n  }\n}\n',
    'media-feature-range-notation',
  ],
]) {
  test(`reports ${what}`, async () => assert.deepEqual(await lint(code), [rule]));
}
