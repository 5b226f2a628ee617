import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { afterEach, test } from 'node:test';
import contentVersion from './content-version.js';
import { plantProduct, writeFiles } from './testing/planted-product.mjs';

const PACKAGES = {
  'mfe-planted': { version: '1.0.0', dependencies: { react: '^19.0.0', '@siteledger/platform': '1.0.0' } },
  'node_modules/@siteledger/platform': { resolved: 'platform', link: true },
  platform: {
    version: '1.0.0',
    peerDependencies: { webpack: '^5.0.0' },
    peerDependenciesMeta: { webpack: { optional: true } },
  },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-react' },
  'node_modules/webpack': { version: '5.0.0', integrity: 'sha512-webpack', dependencies: { acorn: '^8.0.0' } },
  'node_modules/acorn': { version: '8.0.0', integrity: 'sha512-acorn' },
};

let product;
afterEach(() => rmSync(product.root, { recursive: true }));

/** The version of the planted remote with this lockfile. */
function versionWith(packages) {
  writeFiles(product.root, { 'package-lock.json': JSON.stringify({ packages }) });
  return contentVersion.buildVersion(product, 'mfe-planted');
}

const plantRemote = () =>
  plantProduct({ 'mfe-planted/package.json': JSON.stringify(PACKAGES['mfe-planted']), 'mfe-planted/src/a.ts': '' });

test('the version of a remote stays when another remote is added, or a package that it does not need', () => {
  product = plantRemote();
  const before = versionWith(PACKAGES);

  const after = versionWith({
    ...PACKAGES,
    'mfe-added': { version: '1.0.0', dependencies: { charts: '1.0.0' } },
    'node_modules/mfe-added': { resolved: 'mfe-added', link: true },
    'node_modules/charts': { version: '1.0.0', integrity: 'sha512-charts' },
  });

  assert.match(before, /^1\.0\.0-dev\.[0-9a-f]{8}$/);
  assert.equal(after, before);
});

test('the version of a remote stays when it is linked, so that a first build holds', () => {
  product = plantRemote();
  const others = { ...PACKAGES };
  delete others['mfe-planted'];

  assert.equal(versionWith(others), versionWith(PACKAGES));
});

for (const changed of ['react', 'webpack', 'acorn'])
  test(`the version of a remote changes with ${changed}, which it needs or is built with`, () => {
    product = plantRemote();
    const before = versionWith(PACKAGES);

    const after = versionWith({ ...PACKAGES, [`node_modules/${changed}`]: { version: '99.0.0' } });

    assert.notEqual(after, before);
  });

test('the package nearest to the one that asks for it counts', () => {
  product = plantRemote();
  const before = versionWith(PACKAGES);

  const after = versionWith({ ...PACKAGES, 'node_modules/webpack/node_modules/acorn': { version: '7.0.0' } });

  assert.notEqual(after, before);
});
