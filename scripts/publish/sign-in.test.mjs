import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, test } from 'node:test';
import { connect } from './sign-in.mjs';

let server;

afterEach(() => server?.close());

const WHO = { email: 'siti@example.com', password: 'a good horse' };

/** A server that answers each path as said, and what it was sent. */
async function serverOf(answers) {
  const sent = [];
  server = createServer(async (request, response) => {
    const path = request.url.replace('/api/v2', '');
    const parts = await request.toArray();
    sent.push({ path, authorization: request.headers.authorization, body: String(Buffer.concat(parts)) });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: answers[path] ?? {} }));
  }).listen(0);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, sent };
}

const step = (purpose) => ({ second_factor: { challenge: 'c', purpose, methods: ['totp'] } });

test('publishes with the session of a password alone', async () => {
  const { url, sent } = await serverOf({ '/login': { access_token: 'fresh' } });

  await (await connect({ url, ...WHO })).matrix();

  assert.deepEqual(JSON.parse(sent[0].body), WHO);
  assert.equal(sent[1].authorization, 'Bearer fresh');
});

test('answers the second step with the code that was given', async () => {
  const { url, sent } = await serverOf({
    '/login': step('answer'),
    '/login/second-factor': { access_token: 'fresh' },
  });

  await (await connect({ url, ...WHO, code: '123456' })).matrix();

  assert.deepEqual(JSON.parse(sent[1].body), { challenge: 'c', code: '123456' });
  assert.equal(sent[2].authorization, 'Bearer fresh');
});

test('says which setting is missing, or that the second step has to be set up first', async () => {
  const asked = await serverOf({ '/login': step('answer') });
  await assert.rejects(connect({ url: asked.url, ...WHO }), {
    message: 'This account signs in with a second step: set SITELEDGER_CODE to a code of its authenticator app.',
  });
  server.close();

  const { url } = await serverOf({ '/login': step('enrol') });
  await assert.rejects(connect({ url, ...WHO, code: '123456' }), {
    message: `This account needs a second step: sign in at ${url} once and set it up.`,
  });
});
