import { type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client } from '../testing/apps/client';
import { at, REMOTE, runningCranes, setting } from '../testing/remotes/followed-cranes';
import { followImpostor, impostor, json, STATE } from '../testing/remotes/impostor';
import { type Installation, Registries, withRegistries } from '../testing/remotes/registries';

jest.setTimeout(300_000);

const wrongSetting = {
  ...{ revision: 9, environment: 'production', remote: REMOTE, enabled: true, disable_mode: 'drain', release: '9.9.9' },
  ...{
    rollout: null,
    message: null,
    until: null,
    reason: 'x',
    halted: null,
    changed_by: 'x',
    changed_at: '2026-07-01',
  },
};

const registries = withRegistries();

describe('what cannot be used leaves the last state as it is', () => {
  const shared = new Registries();
  let world: Awaited<ReturnType<typeof runningCranes>>;
  beforeAll(async () => {
    world = await runningCranes(shared);
  });
  afterAll(() => shared.close());

  test.each<[string, (request: IncomingMessage, reply: ServerResponse) => void]>([
    ['a page', (_, reply) => reply.writeHead(200).end('<html>It works!</html>')],
    ['half of an answer', (_, reply) => reply.writeHead(200).end('{"data":{"schema":1,"environm')],
    ['another shape', json({ ...STATE, settings: [{ revision: 'seven' }] })],
    ['a later schema', json({ ...STATE, schema: 2 })],
    ['another environment', json({ ...STATE, environment: 'staging' })],
    [
      'nothing where something was set',
      (request, reply) => json(request.url?.includes('/journal/') ? [] : STATE)(request, reply),
    ],
    ['a release that is not there', json({ ...STATE, settings: [wrongSetting] })],
    ['a redirect', (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a fault', (_, reply) => reply.writeHead(500).end()],
    ['nothing for too long', () => undefined],
  ])('%s', async (_, answer) => {
    const { production, owner } = world;
    const before = (await production.anonymous.get('/remotes')).body;
    const other = await impostor(answer);
    const token = `slin_${'x'.repeat(43)}`;
    const { database } = production;
    const second = await shared.installation('production', {
      database,
      central: { url: other.url, token },
      timeoutMs: 500,
    });

    const began = Date.now();
    await second.follower.look();
    const change = await callAs(owner, second, 'put');
    const matrix = await callAs(owner, second, 'matrix');

    expect((await second.anonymous.get('/remotes')).body).toEqual(before);
    expect(second.follower.isAway).toBe(true);
    expect(change).toBe(503);
    expect(matrix).toBe(200);
    expect(Date.now() - began).toBeLessThan(10_000);
    await second.stop();
    await other.stop();
  });
});

test('says since when and why it cannot be followed, however often it looks', async () => {
  const { server, stop } = await followImpostor(registries(), json({ ...STATE, environment: 'staging' }));

  await server.follower.look();
  const first = await server.follower.state();
  await sleep(20);
  await server.follower.look();

  expect(first).toMatchObject({ away_because: 'its token is for staging, and this is production' });
  expect(await server.follower.state()).toEqual(first);
  await stop();
});

test('a journal that does not go on is read once', async () => {
  const entry = {
    id: 1,
    author: 'Lim',
    account: null,
    request_id: null,
    action: 'x',
    entity: 'x',
    uuid: null,
    before: null,
    after: null,
  };
  const answer = (request: IncomingMessage, reply: ServerResponse) =>
    json(request.url?.includes('/journal/') ? [entry] : { ...STATE, journal: 1 })(request, reply);
  const { server, stop } = await followImpostor(registries(), answer);

  await server.follower.look();

  expect(await server.follower.state()).toMatchObject({
    away_because: 'what it answers cannot be used: its journal does not go on',
  });
  await stop();
});

test('a redirect is not followed, for the token would go along', async () => {
  const asked: (string | undefined)[] = [];
  const { server, stop } = await followImpostor(registries(), ({ url }, reply) => {
    asked.push(url);
    reply.writeHead(302, { location: '/elsewhere' }).end();
  });

  await server.follower.look();

  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('/elsewhere');
  await stop();
});

async function callAs({ token = '' }: Client, { app }: Installation, what: 'put' | 'matrix') {
  const headers = { authorization: `Bearer ${token}`, 'if-match': '1' };
  const reply =
    what === 'put'
      ? await app.inject({ method: 'PUT', url: `/api/v2${at('production')}`, headers, payload: setting('1.1.0') })
      : await app.inject({ url: '/api/v2/remotes/environments', headers });
  return reply.statusCode;
}
