import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { plantProduct } from '../build/testing/planted-product.mjs';
import { builtListing } from './serve/built-listing.mjs';

const built = {
  name: 'mfe-planted',
  version: '1.2.3',
  entry: 'remoteEntry.js',
  container: 'mfe_planted_1_2_3',
  files: [],
};
const product = plantProduct({
  'mfe-planted/dist/remote.json': JSON.stringify({ ...built, routes: [], nav: [] }),
  'mfe-unbuilt/package.json': '{}',
});
after(() => rmSync(product.root, { recursive: true }));

test('serve lists every remote that is built as switched on, with its files at an address of its version', () => {
  const { remotes, paused } = builtListing(product);

  assert.deepEqual(remotes, [
    { ...built, base_url: '/remotes/mfe-planted/1.2.3/', descriptor: { routes: [], nav: [] } },
  ]);
  assert.deepEqual(paused, []);
});
