import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
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

const [SCOPE, NAME] = productModule.packageOf(productModule.platform).name.split('/');

// Links packages one by one, so that build caches stay in the planted folder, and the platform is this one.
function linkPackages(root) {
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(modules, SCOPE), { recursive: true });
  symlinkSync(productModule.platform, path.join(modules, SCOPE, NAME));
  for (const name of readdirSync(installed).filter((one) => !one.startsWith('.') && one !== SCOPE))
    symlinkSync(path.join(installed, name), path.join(modules, name));
}

const CONFIGURATION = `module.exports = {
  root: __dirname,
  name: 'Planted',
  host: 'library/src/host.ts',
  library: { folder: 'library', doors: { ui: { eager: true }, api: { eager: false } } },
  shell: { folder: 'shell', boot: './src/boot.ts' },
  server: { port: 3000 },
  registry: { path: '/planted/remotes', url: 'PLANTED_URL', token: 'PLANTED_TOKEN', issuer: 'ask for one' },
};`;

/** A product with two doors and these files, in a temporary folder. The platform's tests use no other product. */
export function plantProduct(files = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'planted-product-'));
  writeFiles(root, { 'platform.config.js': CONFIGURATION, ...LIBRARY, ...files });
  linkPackages(root);
  return productModule.defineProduct(require(path.join(root, 'platform.config.js')));
}

// The configuration of a product that is a single remote.
const PROJECT = CONFIGURATION.replace(/^ {2}(?:shell|server): .*\n/gm, '').replace(
  '__dirname,',
  "__dirname, remote: 'mfe-planted',",
);

/** A project of one remote with these files, which uses the same two doors. */
export const plantProject = (files) => plantProduct({ 'platform.config.js': PROJECT, ...files });

/** The `remote.ts` of a planted remote: one screen, and these additional fields. */
export const plantedRemote = (more = '') => `import { defineRemote, screen } from '@siteledger/platform/remote';
    export const { remote, routes, slots, parts } = defineRemote({
      name: 'mfe-planted', owner: { team: 'Example', contact: 'example@planted.test' },
      requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^1.0.0' }, paths: ['/things'],
      screens: [screen('/things', {
        title: 'Things', permission: 'thing.*', load: async () => (await import('./src/things-page')).Things,
      })], nav: []${more} });`;

/** Runs a webpack configuration; returns the compilation. */
export async function compile(config) {
  const webpack = require('webpack');
  const compiler = webpack(config);
  const { compilation } = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return compilation;
}
