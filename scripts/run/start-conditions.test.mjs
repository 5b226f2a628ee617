import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { Failure } from './failure.mjs';
import { complaintAboutNode } from './node-version.mjs';
import { ensurePortIsFree, freePort } from './port.mjs';

test('an old Node is named in one sentence', () => {
  assert.equal(complaintAboutNode('18.20.4'), 'Siteledger needs Node 20.19 or newer; this is Node 18.20.4.');
  assert.match(complaintAboutNode('20.18.9'), /needs Node 20\.19/);
});

test('the oldest Node that will do, and every newer one, is welcome', () => {
  assert.equal(complaintAboutNode('20.19.0'), undefined);
  assert.equal(complaintAboutNode('22.0.0'), undefined);
});

test('a port that is taken is named', async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();

  await assert.rejects(
    ensurePortIsFree(String(port)),
    new Failure(`Port ${port} is in use: stop what listens there, or set PORT to another number.`),
  );
  server.close();
});

test('a port that is free is accepted', async () => {
  await assert.doesNotReject(ensurePortIsFree(String(await freePort())));
});

for (const text of ['abc', '0', '70000', '']) {
  test(`"${text}" is no port`, async () => {
    await assert.rejects(ensurePortIsFree(text), new Failure(`PORT must be a number from 1 to 65535, not "${text}".`));
  });
}
