import { type AddressInfo, connect } from 'node:net';
import { WORK_MAX } from '@siteledger/shared-lib/domain';
import { type Client } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';
import { bare } from '../openapi/openapi-replies';

let finish: () => void;
let untilFinished: Promise<void>;
let working = 0;
let done = 0;

const api = withApp({}, (app) => {
  const slow = async () => {
    working++;
    await untilFinished;
    working--;
    done++;
    return { status: 'ok' };
  };
  const schema = { summary: 'Slow', reply: bare('Health') };
  app.get('/slow', { config: { permission: 'authenticated' }, schema }, slow);
  app.post('/slow', { config: { permission: 'public' }, schema }, slow);
});

beforeEach(() => {
  untilFinished = new Promise((resolve) => (finish = resolve));
});

let refusals = 0;

async function askOnce(client: Client) {
  const reply = await client.get('/slow');
  if (reply.status === 429) refusals++;
  return reply;
}

const ask = (client: Client, times: number) => Promise.all(Array.from({ length: times }, () => askOnce(client)));

const askWithoutSession = async (times: number) => {
  const replies = await Promise.all(Array.from({ length: times }, () => api.app.inject({ url: '/api/v2/slow' })));
  return replies.map(({ statusCode }) => ({ status: statusCode }));
};

const statuses = (replies: { status: number }[]) =>
  replies.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

async function until(isSo: () => boolean) {
  for (let round = 0; !isSo() && round < 100_000; round++) await new Promise(setImmediate);
}

/** Waits until `count` handlers are running. */
const atWork = (count: number) => until(() => working >= count);

const TOO_MANY = 4;
const CROWD = WORK_MAX.person.working + WORK_MAX.person.waiting + TOO_MANY;

test('lets one person have so many requests at work and refuses those beyond the line, while others are answered', async () => {
  const [greedy, other] = [await api.as('BUSINESS_OWNER'), await api.as('BUSINESS_OWNER')];

  const crowd = ask(greedy, CROWD);
  await atWork(WORK_MAX.person.working);
  const meanwhile = ask(other, 1);
  await atWork(WORK_MAX.person.working + 1);
  // All requests have arrived by then.
  await until(() => refusals >= TOO_MANY);
  finish();

  expect(statuses(await meanwhile)).toEqual({ 200: 1 });
  const replies = await crowd;
  const refused = replies.filter(({ status }) => status === 429);
  // On a slow machine some waiting requests get a 429 too.
  expect(refused.length).toBeGreaterThanOrEqual(TOO_MANY);
  expect(replies.filter(({ status }) => status === 200).length).toBe(CROWD - refused.length);
  expect(replies.find(({ status }) => status === 429)?.headers['retry-after']).toBe('2');
});

test('gives the places back when all is done', async () => {
  const person = await api.as('BUSINESS_OWNER');
  finish();

  await ask(person, 36);
  const replies = await ask(person, 36);

  expect(statuses(replies)).toEqual({ 200: 36 });
});

/** Sends a request over a new connection; returns a function that disconnects before the response. */
function askAndLeave(port: number, token: string | undefined) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET /api/v2/slow HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`);
  return () => new Promise((left) => socket.once('close', left).destroy());
}

const connections = () =>
  new Promise<number>((resolve) => api.app.server.getConnections((_error, count) => resolve(count)));

test('gives the places back of those who leave before their answer', async () => {
  const person = await api.as('BUSINESS_OWNER');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const leaving = Array.from({ length: CROWD - TOO_MANY }, () => askAndLeave(port, person.token));
  await atWork(WORK_MAX.person.working);

  await Promise.all(leaving.map((leave) => leave()));
  while ((await connections()) > 0) await new Promise(setImmediate);
  const before = done;
  finish();
  await until(() => done - before === leaving.length);

  expect(statuses(await askWithoutSession(WORK_MAX.present))).toEqual({ 418: WORK_MAX.present });
  expect(statuses(await ask(person, 36))).toEqual({ 200: 36 });
});

test('shares by address between those who are not signed in, and takes an IPv6 /64 for one', async () => {
  const call = (remoteAddress: string) => api.app.inject({ method: 'POST', url: '/api/v2/slow', remoteAddress });

  const crowd = Promise.all(Array.from({ length: 80 }, (_, host) => call(`2001:db8:0:1::${host + 1}`)));
  await atWork(WORK_MAX.stranger.working);
  const meanwhile = call('2001:db8:0:2::1');
  await atWork(WORK_MAX.stranger.working + 1);
  finish();

  expect((await meanwhile).statusCode).toBe(200);
  const refused = (await crowd).filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(8);
});

test('refuses an address with too many requests before their sessions are looked up', async () => {
  expect(statuses(await askWithoutSession(WORK_MAX.present + 10))).toEqual({ 418: WORK_MAX.present, 429: 10 });
});
