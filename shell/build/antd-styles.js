const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const postcss = require('postcss');

const antd = path.dirname(require.resolve('antd/package.json'));

// antd folders whose class names differ from the folder name.
const CLASSES = {
  button: ['btn'],
  'date-picker': ['picker'],
  calendar: ['picker-calendar'],
  'float-button': ['float-btn'],
  grid: ['row', 'col'],
  badge: ['badge', 'ribbon', 'scroll-number'],
  'qr-code': ['qrcode'],
};

// A marker rule that antd only needs for server rendering.
const CACHE_PATH = '.data-ant-cssinjs-cache-path';

// The folder that owns a class: [["input-number", "input-number"], ["input", "input"], …], longest prefix first.
const owners = readdirSync(path.join(antd, 'es'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .flatMap(({ name }) => (CLASSES[name] ?? [name]).map((prefix) => [prefix, name]))
  .sort(([one], [other]) => other.length - one.length);

const ownerOf = (name) => owners.find(([prefix]) => name === prefix || name.startsWith(`${prefix}-`))?.[1];

// Classes in brackets are only a condition. Keeps selectors whose classes belong to no folder (motions, resets).
function isUsed(selector, folders) {
  const classes = selector.replace(/\([^)]*\)/g, '').matchAll(/\.ant-([a-z-]+)/g);
  const known = [...classes].flatMap(([, name]) => ownerOf(name) ?? []);
  return known.every((folder) => folders.has(folder));
}

// Our own styles cover links.
const isOfLinks = (selector) => /^a(?::|\[|$)/.test(selector);

const isFrame = ({ parent }) => parent.type === 'atrule' && parent.name.endsWith('keyframes');

function removeUnusedRules(sheet, folders) {
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const selectors = rule.selectors.filter(
      (selector) => selector !== CACHE_PATH && !isOfLinks(selector) && isUsed(selector, folders),
    );
    if (selectors.length === 0) removeWithCondition(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
}

function removeWithCondition(node) {
  const { parent } = node;
  node.remove();
  if (parent.type === 'atrule' && parent.nodes.length === 0) removeWithCondition(parent);
}

function removeUnusedAnimations(sheet) {
  const used = new Set();
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => value.split(/[\s,]+/).forEach((word) => used.add(word)));
  sheet.walkAtRules('keyframes', (keyframes) => {
    if (!used.has(keyframes.params)) keyframes.remove();
  });
}

function cutDown(folders) {
  const sheet = postcss.parse(readFileSync(path.join(antd, 'dist/antd.css'), 'utf8'));
  removeUnusedRules(sheet, folders);
  removeUnusedAnimations(sheet);
  return sheet.toString();
}

const known = new Map();

/** antd's own style sheet, reduced to the components of these folders (`button`, `date-picker`). */
function antdStyles(folders) {
  const key = [...folders].toSorted().join(' ');
  if (!known.has(key)) known.set(key, cutDown(folders));
  return known.get(key);
}

module.exports = { antdStyles };
