import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { plantProduct } from '../build/testing/planted-product.mjs';
import { runCommand, startRegistry } from './testing/planted-registry.mjs';

const product = plantProduct({ 'mfe-planted/remote.ts': '' });
after(() => rmSync(product.root, { recursive: true }));

const UNKNOWN = { environment: 'production', connection: 'not connected', explanation: null };
const NOTHING = { listing: { remotes: [], paused: [] }, for_others: [], page: { versions: {} } };

async function askWhy(answer) {
  const registry = await startRegistry(() => answer);
  const { said, status } = await runCommand(['why', '--url', registry.url], path.join(product.root, 'mfe-planted'));
  registry.server.close();
  return { said, status, asked: registry.asked };
}

test('a team reads of each environment of its token what people see of the remote', async () => {
  const staging = { environment: 'staging', connection: 'here', explanation: NOTHING };
  const data = [staging, UNKNOWN];
  const { said, status, asked } = await askWhy({ text: JSON.stringify({ data }) });

  assert.deepEqual(asked, ['/planted/remotes/mfe-planted/explanation']);
  assert.equal(
    said,
    [
      'mfe-planted',
      'staging: nothing, because no release was ever selected',
      'production: not known, because its servers are not connected to this registry\n',
    ].join('\n'),
  );
  assert.equal(status, 0);
});

test('of a token that is for another remote it reads that', async () => {
  const message = 'The publish token “Lifts” is for mfe-lifts, not for mfe-planted.';
  const { said, status } = await askWhy({ status: 403, text: JSON.stringify({ message }) });

  assert.ok(said.endsWith(` refused (403): ${message}\n`), said);
  assert.equal(status, 1);
});
