import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { compiledAtOnce } from './compiled-at-once.js';
import pageConfigModule from './page-config.js';
import shellConfigModule from './shell-config.js';
import { compile, plantProduct, writeFiles } from './testing/planted-product.mjs';

// Large enough for a file of its own.
const LARGE = `export const large = (at) => '${'planted '.repeat(5_000)}'.split(' ')[at];\n`;

const product = plantProduct({
  'shell/src/main.js': `new Worker(new URL('./worker.js', import.meta.url)); import('./late.js').then(console.log);\n`,
  'shell/src/worker.js': "import { large } from 'planted-large';\nself.onmessage = ({ data }) => large(data);\n",
  'shell/src/late.js': "import { large } from 'planted-large';\nexport const late = large(7);\n",
});
after(() => rmSync(product.root, { recursive: true }));

test('a worker is one file, with the packages that it uses', async () => {
  writeFiles(path.join(product.root, 'node_modules/planted-large'), {
    'package.json': JSON.stringify({ name: 'planted-large', version: '1.0.0', module: 'index.mjs' }),
    'index.mjs': LARGE,
  });
  const shell = { ...product.shell, main: './src/main.js', icon: 'icon.svg' };
  const { context, mode, target, optimization } = shellConfigModule.shellConfig({ ...product, shell });
  const output = { path: path.join(product.root, 'built') };

  const { errors } = await compile({ context, mode, target, optimization, output, entry: './src/main.js' });

  assert.deepEqual(errors, []);
  const built = readdirSync(output.path).map((name) => readFileSync(path.join(output.path, name), 'utf8'));
  const worker = built.find((script) => script.includes('onmessage'));
  assert.match(worker, /planted planted/);
  assert.doesNotMatch(worker, /importScripts/);
});

test('the scripts that a first screen runs are compiled while they arrive, and others when they are called', async () => {
  const output = {
    path: path.join(product.root, 'hinted'),
    filename: 'assets/[name].1a2b.js',
    chunkFilename: 'assets/later.1a2b.js',
  };

  const { errors } = await compile({
    context: path.join(product.root, 'shell'),
    mode: 'production',
    output,
    entry: { shell: './src/late.js', other: './src/late.js' },
    plugins: [compiledAtOnce(['shell'])],
  });

  assert.deepEqual(errors, []);
  const firstLineOf = (name) => readFileSync(path.join(output.path, 'assets', name), 'utf8').split('\n')[0];
  assert.equal(firstLineOf('shell.1a2b.js'), '//# allFunctionsCalledOnLoad');
  assert.notEqual(firstLineOf('other.1a2b.js'), '//# allFunctionsCalledOnLoad');
});

test('a page asks for the font of its first styles before it has the styles', async () => {
  const folder = path.join(product.root, 'shell');
  writeFiles(folder, {
    'src/styled.js': "import './styled.css';\n",
    'src/styled.css': "@font-face { font-family: Planted; src: url('./planted.woff2'); }\n",
    'src/planted.woff2': 'planted',
  });
  const page = { name: 'planted', main: './src/styled.js', render: ({ head }) => head };
  const config = pageConfigModule.pageConfig(product, page);
  const output = { ...config.output, path: path.join(product.root, 'paged'), clean: false };

  const { errors } = await compile({ ...config, output, cache: false });

  assert.deepEqual(errors, []);
  const head = readFileSync(path.join(output.path, 'planted.html'), 'utf8');
  const [font] = readdirSync(path.join(output.path, 'assets')).filter((name) => name.endsWith('.woff2'));
  assert.match(font, /^planted\.\w{8}\.woff2$/);
  assert.match(
    head,
    new RegExp(`^<link rel="preload" as="font" type="font/woff2" href="/assets/${font}" crossorigin>`),
  );
});
