import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PART = Buffer.alloc(64 * 1024, 0x20);
const PARTS = 150;
// The server's timeout for a whole request, plus some time to notice.
const REQUEST_MS = 40_000;
// More than the configured burst for callers without a session.
const MANY = 100;

const LARGE = [
  'POST /api/v2/login',
  'POST /api/v2/projects',
  'POST /api/v2/organisations/uploadLogo/00000000-0000-4000-8000-000000000000',
  'PUT /api/v2/purchaseOrders/1',
  'POST /api/v2/remotes/mfe-cranes/releases',
];

/** Opens a connection and begins a request: `heard` has the response, and `ended` is set when nginx has closed it. */
function begin(url, line, header) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const state = { socket, heard: '', ended: false };
  socket.on('data', (data) => (state.heard += data));
  socket.on('error', () => undefined);
  socket.on('close', () => (state.ended = true));
  socket.write(`${line} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n${header}\r\n\r\n`);
  return state;
}

const orElse = (read, fallback) => {
  try {
    return read();
  } catch {
    return fallback;
  }
};

// Whether a file is a request body. nginx deletes it right after opening it, so only open descriptors still show it.
const isBody = (file) => orElse(() => readlinkSync(file), '').includes('/client-bodies/');

/** Bytes of request bodies that nginx's workers keep on disk. */
const keptBy = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .flatMap((worker) => readdirSync(`/proc/${worker}/fd`).map((fd) => `/proc/${worker}/fd/${fd}`))
    .filter(isBody)
    .reduce((sum, file) => sum + orElse(() => statSync(file).size, 0), 0);

async function send(state, framing) {
  for (let part = 0; part < PARTS && !state.ended; part++) {
    if (framing === 'chunked') state.socket.write(`${PART.length.toString(16)}\r\n`);
    if (!state.socket.write(PART)) await wait(2);
    if (framing === 'chunked') state.socket.write('\r\n');
  }
}

// Without a session no body may be stored on disk, however the request states its length.
async function checkLarge({ url, nginx }, tally) {
  for (const line of LARGE)
    for (const framing of ['chunked', 'counted']) {
      const header =
        framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${PART.length * PARTS + 1}`;
      const opened = Array.from({ length: 4 }, () => begin(url, line, header));
      await Promise.all(opened.map((state) => send(state, framing)));
      await wait(300);
      const kept = keptBy(nginx.pid);
      tally.hold(kept === 0, `${line}, ${framing}: ${kept} bytes of bodies lie on the disk of nginx`);
      for (const { heard, socket } of opened) {
        tally.hold(/^HTTP\/1\.1 4\d\d /.test(heard), `${line}, ${framing}: answered ${heard.split('\r\n', 1)[0]}`);
        socket.destroy();
      }
    }
}

async function checkTrickling({ url }, tally) {
  const opened = ['POST /api/v2/login', 'POST /api/v2/projects'].flatMap((line) => [
    begin(url, line, 'Content-Length: 900'),
    begin(url, line, 'Transfer-Encoding: chunked'),
  ]);
  for (const until = Date.now() + REQUEST_MS; Date.now() < until && opened.some(({ ended }) => !ended); await wait(500))
    for (const [place, { socket, ended }] of opened.entries())
      if (!ended) socket.write(place % 2 === 0 ? ' ' : '1\r\n \r\n');
  for (const { ended, socket } of opened) {
    tally.hold(ended, 'a body that trickles in is still waited for');
    socket.destroy();
  }
}

// A response from a server always has a request id.
const isOfNginx = ({ status, headers }) => status === 429 && headers['x-request-id'] === undefined;

/**
 * nginx must limit every write that needs no session, including ones added later: the list comes from the servers'
 * OpenAPI.
 */
async function checkStrangers({ client }, tally) {
  const { paths } = JSON.parse((await client.call('GET', '/api/v2/openapi.json')).text);
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      if (method === 'get' || !operation['x-permission'].includes('public')) continue;
      const body = {};
      const calls = Array.from({ length: MANY }, () => client.call(method.toUpperCase(), path, { body }));
      const refused = (await Promise.all(calls)).filter(isOfNginx).length;
      tally.hold(refused > 0, `${method.toUpperCase()} ${path}: none of ${MANY} calls of a stranger was refused`);
    }
}

/**
 * Requests without a session are limited before they cost anything: not stored on disk, not waited for without end, and
 * not passed on to the servers in large numbers.
 */
export async function checkBodies(stage, tally) {
  await checkLarge(stage, tally);
  await checkTrickling(stage, tally);
  await checkStrangers(stage, tally);
}
