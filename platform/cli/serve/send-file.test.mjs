import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { listen } from './listen.mjs';
import { sendFile } from './send-file.mjs';

test('a file that a build removes while it is asked for is answered, and the server lives on', async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'siteledger-send-'));
  const file = path.join(folder, 'remoteEntry.js');
  const server = createServer((request, response) => {
    const isSent = sendFile(response, folder, request.url);
    rmSync(file, { force: true });
    if (!isSent) response.writeHead(404).end();
  });
  t.after(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const address = await listen(server, 0);
  writeFileSync(file, 'export {};');

  const first = await fetch(`${address}/remoteEntry.js`);
  assert.equal(await first.text(), 'export {};');
  assert.equal((await fetch(`${address}/remoteEntry.js`)).status, 404);
});
