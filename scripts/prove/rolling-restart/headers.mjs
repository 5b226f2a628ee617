import { get } from 'node:https';

const YEAR = 'public, max-age=31536000, immutable';
const BROTLI = { 'accept-encoding': 'br' };

const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** The sign-in page by HTTPS: its status, and the TLS version. */
const overTls = ({ url, ca }) =>
  new Promise((resolve, reject) => {
    get(`${url}/login`, { ca }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, version: answer.socket.getProtocol() });
    }).on('error', reject);
  });

const firstIn = (text, pattern) => pattern.exec(text)?.[1];

/** Each kind of response states its cache lifetime. Request ids from outside and /metrics do not reach the servers. */
export async function checkHeaders({ client, nginx }, tally) {
  const ask = (path, headers) => client.call('GET', path, { headers });
  const page = await ask('/login');
  const asset = firstIn(page.text, /"(\/assets\/[^"]+\.js)"/);
  const listing = await ask('/api/v2/remotes');
  const [remote] = JSON.parse(listing.text).data?.remotes ?? JSON.parse(listing.text).remotes;
  const entry = `/remotes/${remote.name}/${remote.version}/${remote.entry}`;

  const is = (path, headers, expected) => async () => {
    const answer = await ask(path, headers);
    for (const [name, value] of Object.entries({ status: 200, ...expected })) {
      const actual = name === 'status' ? answer.status : answer.headers[name];
      tally.hold(value instanceof RegExp ? value.test(actual) : actual === value, `${path}: ${name} is ${actual}`);
    }
  };
  const checks = [
    is('/login', {}, { 'cache-control': 'no-cache', 'content-type': /html/ }),
    is('/projects', {}, { 'cache-control': 'no-cache', 'content-security-policy': /nonce-/ }),
    is(asset, BROTLI, { 'cache-control': YEAR, 'content-encoding': 'br', vary: /accept-encoding/i }),
    is(entry, BROTLI, { 'cache-control': YEAR, 'content-encoding': 'br' }),
    is('/favicon.svg', {}, { 'cache-control': 'public, max-age=3600' }),
    is('/assets/none-12345678.js', {}, { status: 404, 'content-type': /json/ }),
    is('/remotes/mfe-none/1.0.0/entry.js', {}, { status: 404, 'content-type': /json/ }),
    is('/api/v2/remotes', {}, { 'cache-control': /no-cache/, etag: /./ }),
    is('/api/v2/remotes', { 'if-none-match': listing.headers.etag }, { status: 304 }),
    is('/api/v2/projects', {}, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }),
    is('/health/ready', { 'x-request-id': 'from-outside-1' }, { 'x-request-id': /^[0-9a-f]{32}$/ }),
    is('/metrics', {}, { 'content-type': /html/ }),
    // nginx's own response must have exactly one policy: two would arrive as a list.
    is('/', { 'x-padding': 'x'.repeat(40_000) }, { status: 400, 'x-content-type-options': 'nosniff', ...NO_PAGE }),
    is('/api/v2/projects', {}, NO_PAGE),
  ];
  for (const check of checks) await check();
  const { status, version } = await overTls(nginx.tls);
  tally.hold(status === 200 && version === 'TLSv1.3', `by HTTPS: ${status} and ${version}`);
}
