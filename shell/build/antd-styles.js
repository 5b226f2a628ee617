const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const antd = path.dirname(require.resolve('antd/package.json'));

// Folders of antd whose classes are not called after them.
const CLASSES = {
  button: ['btn'],
  'date-picker': ['picker'],
  calendar: ['picker-calendar'],
  'float-button': ['float-btn'],
  grid: ['row', 'col'],
  badge: ['badge', 'ribbon', 'scroll-number'],
  'qr-code': ['qrcode'],
};

// Where server rendering would look which styles are there.
const CACHE_PATH = '.data-ant-cssinjs-cache-path';

// Which folder a class belongs to: [["input-number", "input-number"], ["input", "input"], …], the longest first.
const owners = readdirSync(path.join(antd, 'es'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .flatMap(({ name }) => (CLASSES[name] ?? [name]).map((prefix) => [prefix, name]))
  .sort(([one], [other]) => other.length - one.length);

const ownerOf = (name) => owners.find(([prefix]) => name === prefix || name.startsWith(`${prefix}-`))?.[1];

/** The rules of a style sheet: what stands before the braces, and between them. */
function* rulesOf(css) {
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{' && depth++ === 0) open = index;
    if (css[index] !== '}' || --depth > 0) continue;
    yield { prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) };
    start = index + 1;
  }
}

// Commas between selectors, not those inside :has(…).
const SEPARATOR = /,(?![^(]*\))/;

// What stands in brackets is a condition. A selector of classes that no folder owns (motions, resets) is kept.
function isUsed(selector, folders) {
  const classes = selector.replace(/\([^)]*\)/g, '').matchAll(/\.ant-([a-z-]+)/g);
  const known = [...classes].flatMap(([, name]) => ownerOf(name) ?? []);
  return known.every((folder) => folders.has(folder));
}

function keep({ prelude, body }, folders) {
  if (/^@(?:media|supports|container)/.test(prelude)) {
    const inner = [...rulesOf(body)].map((rule) => keep(rule, folders)).join('');
    return inner && `${prelude}{${inner}}`;
  }
  if (prelude === CACHE_PATH) return '';
  if (prelude.startsWith('@')) return `${prelude}{${body}}`;
  const selectors = prelude.split(SEPARATOR).filter((selector) => isUsed(selector, folders));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

/** antd's own style sheet, cut down to the components of these folders (`button`, `date-picker`). */
function antdStyles(folders) {
  const css = readFileSync(path.join(antd, 'dist/antd.css'), 'utf8');
  const kept = [...rulesOf(css)].map((rule) => keep(rule, folders)).join('');
  // Animations that nothing refers to any more.
  return [...rulesOf(kept)]
    .filter(({ prelude }) => !prelude.startsWith('@keyframes') || kept.split(prelude.slice(11)).length > 2)
    .map(({ prelude, body }) => `${prelude}{${body}}`)
    .join('');
}

module.exports = { antdStyles };
