import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const manifest = (name, ...dependencies) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])) });

const skeleton = {
  'package.json': manifest('planted', 'fast-check'),
  'tsconfig.json': read('tsconfig.json'),
  '.oxlintrc.json': read('.oxlintrc.json'),
  'scripts/lint/tsconfig.json': read('scripts/lint/tsconfig.json'),
  'api/tsconfig.json': read('api/tsconfig.json'),
  'shared-lib/remotes/tsconfig.json': read('shared-lib/remotes/tsconfig.json'),
  'api/package.json': manifest('@siteledger/api', 'kysely', '@siteledger/shared-lib'),
  'api/src/app.ts': 'export const app = 1;\n',
  'api/src/lists/index.ts': 'export const neverNull = 1;\n',
  'api/src/lists/sorting.ts': 'export const neverNull = 1;\n',
  'e2e/package.json': manifest('@siteledger/e2e'),
  'bench/package.json': manifest('@siteledger/bench'),
  'shell/package.json': manifest('@siteledger/shell', 'react', '@siteledger/shared-lib'),
  'shell/src/menu.ts': 'export const menu = 1;\n',
  'shared-lib/package.json': manifest('@siteledger/shared-lib', 'yup', '@reduxjs/toolkit'),
  'shared-lib/src/api/index.ts': 'export const slice = 1;\n',
  'shared-lib/src/api/slice.ts': 'export const slice = 1;\n',
  'shared-lib/src/domain/index.ts': 'export const money = 1;\n',
  'shared-lib/src/ui/index.ts': 'export const look = 1;\n',
  'platform/package.json': JSON.stringify({
    ...JSON.parse(manifest('@siteledger/platform', 'yup')),
    devDependencies: { '@testing-library/dom': '1.0.0' },
  }),
  'platform/contract/index.ts': 'export const contract = 1;\n',
  'platform/contract/remote/paths.ts': 'export const paths = 1;\n',
  'platform/contract/release/release.ts': 'export const release = 1;\n',
  'platform/contract/operate/setting.ts': 'export const setting = 1;\n',
  'platform/registry/index.ts': 'export const registry = 1;\n',
  'platform/registry/store/tables.ts': 'export const tables = 1;\n',
  'platform/registry/change/call-good.ts': 'export const markStable = 1;\n',
  'platform/registry/http/routes.ts': 'export const routes = 1;\n',
  'platform/runtime/loader/loader.ts': 'export const loader = 1;\n',
  'platform/build/index.js': 'module.exports = { hash: 1 };\n',
  'platform/build/hashes.js': 'module.exports = { hash: 1 };\n',
  'platform.config.js': 'module.exports = { name: 1 };\n',
  'scripts/start.mjs': 'export const start = 1;\n',
  'mfe-alpha/package.json': manifest('@siteledger/mfe-alpha', 'react', '@siteledger/shared-lib'),
  'mfe-alpha/src/first/first-page.ts': 'export const firstPage = 1;\n',
  'mfe-alpha/src/second/second-page.ts': 'export const secondPage = 1;\n',
  'mfe-beta/package.json': manifest(
    '@siteledger/mfe-beta',
    'react',
    '@siteledger/shared-lib',
    'react-easy-crop',
    'yup',
  ),
  'mfe-beta/src/api.ts': 'export const endpoints = 1;\n',
};

/** A file that imports from a path, and one that requires it. */
export const use = (path) => `import { it } from '${path}';\nexport const used = it;\n`;
export const ask = (path) => `const { it } = require('${path}');\nmodule.exports = { it };\n`;

/** Writes a small product with the real folders and the given files; returns its root. */
export const plantProduct = (files) => {
  const root = mkdtempSync(join(tmpdir(), 'siteledger-lint-'));
  for (const [path, content] of Object.entries({ ...skeleton, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'));
  return root;
};
