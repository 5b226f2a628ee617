import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withApp } from '../../testing/apps/with-app';

const root = mkdtempSync(join(tmpdir(), 'siteledger-strangers-'));
mkdirSync(join(root, 'shell/dist'), { recursive: true });
for (const page of ['index.html', 'sign-in.html']) writeFileSync(join(root, 'shell/dist', page), '<p>Page</p>');
afterAll(() => rmSync(root, { recursive: true }));

const api = withApp({ rootDir: root });

/** Sends a request without a session, with path and headers exactly as given. */
async function call(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method, path, headers, agent: false });
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  return reply.statusCode;
}

test.each(['//', '///', '//[', '//:0/', '//evil.test/', '//evil.test/login'])(
  'there is nothing at %s, which would be another host',
  async (path) => {
    expect(await call('GET', path)).toBe(404);
  },
);

test.each(['/%', '/%ff', '/%00', '/..%2f..', '/?%', '/projects/list?a=//', '/:0/', '/[', '/login?redirect=//x'])(
  'a page, or nothing, is at %s',
  async (path) => {
    expect([200, 400, 404]).toContain(await call('GET', path));
  },
);

test.each(['//', '//evil.test/', '/%', '/projects/%zz', '/%ff', '/projects/list/plan.pdf'])(
  'whoever opens %s in a browser is led to the page that says that nothing is there',
  async (path) => {
    expect(await call('GET', path, { accept: 'text/html,*/*;q=0.8' })).toBe(302);
    expect(await call('GET', path)).toBe(404);
  },
);

test('a call that cannot be read gets no page', async () => {
  expect(await call('GET', '/api/v2/clients/%', { accept: 'text/html' })).toBe(404);
});

const JSON_TYPE = { 'content-type': 'application/json' };

test.each(['gzip', 'deflate', 'br', 'zstd'])('a body that is not %s as it says is refused', async (encoding) => {
  const headers = { ...JSON_TYPE, 'content-encoding': encoding };

  expect([415, 422]).toContain(
    await call('POST', '/api/v2/login', headers, '{"email":"a@example.test","password":"x"}'),
  );
});

test.each(['x', 'compress', 'gzip, gzip', 'identity'])(
  'a body in the encoding %s is refused or read',
  async (encoding) => {
    const status = await call('POST', '/api/v2/login', { ...JSON_TYPE, 'content-encoding': encoding }, '{}');

    expect([415, 422]).toContain(status);
  },
);

test('a body that is too large is refused, and the caller gets the answer while the rest is still arriving', async () => {
  if (!api.app.server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/v2/login', headers: JSON_TYPE });
  const part = Buffer.alloc(64 * 1024, ' ');
  sent.write(part);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  for (let sentParts = 0; sentParts < 100; sentParts++) sent.write(part);
  sent.end();
  reply.resume();
  await once(sent, 'close');

  expect([reply.statusCode, reply.headers.connection === 'close']).toEqual([413, false]);
});
