import assert from 'node:assert/strict';
import { test } from 'node:test';
import { antdStyles } from './antd-styles.js';

const count = (css, text) => css.split(text).length - 1;

test('keeps the rules of the components that a build contains, and no others', () => {
  const css = antdStyles(new Set(['button', 'radio']));

  assert.match(css, /\.ant-btn\{/);
  assert.match(css, /\.ant-radio-wrapper\{/);
  assert.doesNotMatch(css, /\.ant-(?:table|select|input)\b/);
});

test('tells components apart whose names begin alike', () => {
  const css = antdStyles(new Set(['input']));

  assert.match(css, /\.ant-input\{/);
  assert.doesNotMatch(css, /\.ant-input-number/);
});

test('leaves links to our own sheet', () => {
  const css = antdStyles(new Set(['button', 'pagination']));

  assert.match(css, /\.ant-pagination-item a\b/);
  assert.doesNotMatch(css, /(?:^|[},])\s*a[:{[]/);
});

test('does not cut a selector at a comma inside its condition', () => {
  const css = antdStyles(new Set(['radio']));

  assert.match(css, /:has\(> \.ant-radio-button-wrapper, > \.ant-badge > \.ant-radio-button-wrapper\)\{/);
});

test('keeps the animations that are used, and every bracket closed', () => {
  const css = antdStyles(new Set(['spin']));

  assert.match(css, /@keyframes antRotate/);
  assert.doesNotMatch(css, /@keyframes antBadge/);
  assert.equal(count(css, '{'), count(css, '}'));
});
