import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import productModule from '../product.js';

const require = createRequire(import.meta.url);
const installed = require.resolve('webpack').split(`${path.sep}webpack${path.sep}`)[0];

/** Writes files by their paths below a folder. */
export function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

const LIBRARY = {
  'library/package.json': JSON.stringify({ name: '@planted/library', version: '1.0.0' }),
  'library/src/ui/index.ts': 'export const Button = () => null;\n',
  'library/src/api/index.ts': 'export const endpoints = (build) => ({ userDetails: build.query({}) });\n',
  'library/src/host.ts': `export const REMOTE_HOST = {
    versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '1.0.0' }, permissions: ['thing.*'], reservedPaths: ['/404'] };\n`,
};

/** A product of two doors and these files, in a folder of its own: the platform's tests know no other. */
export function plantProduct(files = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-product-'));
  writeFiles(root, { ...LIBRARY, ...files });
  symlinkSync(installed, path.join(root, 'node_modules'));
  return productModule.defineProduct({
    root,
    name: 'Planted',
    settings: [],
    host: 'library/src/host.ts',
    library: { folder: 'library', doors: { ui: { eager: true }, api: { eager: false } } },
    alias: () => ({}),
    shell: { folder: 'shell', boot: './src/boot.ts' },
    pages: [],
  });
}

/** Compiles by a configuration; answers the compilation. */
export async function compile(config) {
  const webpack = require('webpack');
  const compiler = webpack(config);
  const { compilation } = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return compilation;
}
