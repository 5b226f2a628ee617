import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, test } from 'node:test';
import { plantProduct } from '../build/testing/planted-product.mjs';
import { runCommand, startRegistry } from './testing/planted-registry.mjs';

const product = plantProduct();
after(() => rmSync(product.root, { recursive: true }));

async function askToken(answer) {
  const registry = await startRegistry(() => answer);
  const { said, status } = await runCommand(['token', '--url', registry.url], product.root);
  registry.server.close();
  return { said, status, asked: registry.asked };
}

const OWN = {
  name: 'Cranes train',
  remotes: ['mfe-cranes'],
  environments: ['staging'],
  ends_on: '2026-12-31',
  issued_by: 'Aisyah',
  issued_at: '2026-07-01T02:00:00.000Z',
  last_used_at: null,
};

test('a team reads what its token may do', async () => {
  const { said, status, asked } = await askToken({ text: JSON.stringify({ data: OWN }) });

  assert.deepEqual(asked, ['/planted/remotes/token']);
  assert.match(said, /^Publish token “Cranes train”\n {2}remotes: mfe-cranes\n {2}environments: staging\n/);
  assert.equal(status, 0);
});

test('of a token that opens nothing it reads why', async () => {
  const message = 'The publish token “Cranes train” expired on 2026-07-01.';
  const { said, status } = await askToken({ status: 403, text: JSON.stringify({ message }) });

  assert.ok(said.endsWith(` refused (403): ${message}\n`), said);
  assert.equal(status, 1);
});
