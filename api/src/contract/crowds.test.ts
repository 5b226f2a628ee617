import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { STREAMS_MAX } from '@siteledger/platform/contract';
import { ROLES } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { addUser, type TestUser } from '../testing/records/add-user';
import { crashDatabase, type CrashDatabase } from '../testing/contract/crash/crash-database';
import { freePort, startedServer } from '../testing/apps/server-process';
import { tellGate } from '../testing/tell-gate';

const [LISTS, STREAMS, HALF_SENT] = [40, 2_000, 1_000];
// The addresses of the crowd and of another user: a machine has many loopback addresses.
const [CROWD, SOMEBODY] = ['127.0.0.2', '127.0.0.3'];

let database: CrashDatabase;
let server: Awaited<ReturnType<typeof startedServer>>;
let port: number;
let greedy: TestUser;
let other: TestUser;
let [tried, passed] = [0, 0];

beforeAll(async () => {
  const now = new Date();
  database = await crashDatabase(async (db) => {
    greedy = await addUser(db, now, { roles: [ROLES.BUSINESS_OWNER] });
    other = await addUser(db, now, { roles: [ROLES.BUSINESS_OWNER] });
    await sql`insert into clients (name, country) select 'Client ' || n, 'MY' from generate_series(1, 1000) n`.execute(
      db,
    );
  });
  port = Number(await freePort());
  server = await startedServer({ ...database.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
}, 120_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await database.remove();
  tellGate('crowds', { passed, tried, of: 'requests, streams and connections' });
});

type Ask = { path: string; from: string; token?: string; agent?: Agent };

/** The response; status 0 when the connection was refused. */
const ask = ({ path, from, token, agent }: Ask) =>
  new Promise<{ status: number; answer?: IncomingMessage }>((resolve) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    get({ host: '127.0.0.1', port, path: `/api/v2${path}`, localAddress: from, headers, agent }, (answer) =>
      resolve({ status: answer.statusCode ?? 0, answer }),
    ).on('error', () => resolve({ status: 0 }));
  });

async function statusOf(call: Ask) {
  const { status, answer } = await ask(call);
  if (answer) await once(answer.resume(), 'close');
  return status;
}

const listOf = ({ token }: TestUser, from: string) => statusOf({ path: '/clients?per_page=1000', from, token });

const meanwhile = () => listOf(other, SOMEBODY);

test('answers others while one person asks for 40 lists of 1,000 at once', async () => {
  const crowd = Promise.all(Array.from({ length: LISTS }, () => listOf(greedy, CROWD)));
  const answers = await Promise.all([meanwhile(), meanwhile(), meanwhile()]);

  const statuses = await crowd;
  tried += LISTS + answers.length;
  passed += statuses.filter((status) => [200, 429].includes(status)).length;
  passed += answers.filter((status) => status === 200).length;
  expect(answers).toEqual([200, 200, 200]);
  expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
}, 120_000);

test('keeps 200 event streams of one address, whoever opens 2,000, and answers others', async () => {
  const agent = new Agent({ maxSockets: STREAMS });
  const path = '/remotes/events';
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => ask({ path, from: CROWD, agent })));
  const kept = streams.filter(({ status }) => status === 200).length;
  const others = [await meanwhile(), (await ask({ path, from: SOMEBODY, agent })).status];
  agent.destroy();

  tried += STREAMS + others.length;
  passed += streams.length - Math.max(0, kept - STREAMS_MAX.address) + others.filter((status) => status === 200).length;
  expect(kept).toBe(STREAMS_MAX.address);
  expect(others).toEqual([200, 200]);
}, 120_000);

/** A connection that sends half a request. */
async function halfSent(): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: CROWD });
  socket.on('error', () => undefined).resume();
  socket.write('GET /api/v2/remotes HTTP/1.1\r\nhost: localhost\r\n');
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

// A refused connection resets, which `once` would treat as a failure of the test.
const closing = (socket: Socket) =>
  socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once('close', resolve));

test('ends 1,000 connections whose headers do not come, and answers others meanwhile', async () => {
  const sockets = await Promise.all(Array.from({ length: HALF_SENT }, halfSent));
  const ends = sockets.map(closing);
  const answer = await meanwhile();
  await Promise.all(ends);

  tried += HALF_SENT + 1;
  passed += sockets.filter(({ closed }) => closed).length + (answer === 200 ? 1 : 0);
  expect(answer).toBe(200);
}, 60_000);
