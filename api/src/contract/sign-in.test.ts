import { ROLES } from '@siteledger/shared-lib/domain';
import { buildApp } from '../app';
import { type App } from '../http/request/fastify-types';
import { hashPassword } from '../resources/session/password-hash';
import { hashCheaply } from '../testing/records/cheap-hash';
import { type Client, client, type Reply } from '../testing/apps/client';
import { addProject } from '../testing/records/records';
import { tellGate } from '../testing/tell-gate';
import { readMails } from '../testing/apps/mails';
import { TEST_CONFIG, withApp } from '../testing/apps/with-app';

const server = withApp();
const isFull = process.env.PROVE === '1';

const EMAIL = 'aisyah@example.test';
const PASSWORD = 'old horse';
const NEW_PASSWORD = { password: 'new horse', password_confirmation: 'new horse' };

let now: Date;
let replica: App;
let passwordHash: string;

const at = (time: string) => {
  now = new Date(`2026-07-01T${time}+08:00`);
  server.setTime(`2026-07-01T${time}+08:00`);
};
const startReplica = () => buildApp({ config: TEST_CONFIG, database: server.database, clock: () => now });

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  replica = await startReplica();
  // A server's first reply builds its description, which is not part of the measured time.
  for (const api of [server.anonymous, client(replica)]) await api.post('/login', {});
});

const count = { passed: 0, tried: 0 };

afterAll(async () => {
  await replica.close();
  tellGate('sign-in', { ...count, of: 'rules' });
});

beforeEach(() => {
  at('10:00:00');
});

/** A test on both servers of one database. */
const rule = (title: string, holds: () => Promise<void>) =>
  test(title, async () => {
    count.tried++;
    await holds();
    count.passed++;
  });

const both = () => [server.anonymous, client(replica)] as const;
const inTurn = (index: number) => both()[index % 2] as Client;
const login = (api: Client, password = PASSWORD, email = EMAIL) => api.post('/login', { email, password });
const addAisyah = (stored = passwordHash) =>
  server.as('BUSINESS_OWNER', { name: 'Aisyah', email: EMAIL, passwordHash: stored });
const bearer = ({ body }: Reply) => ({ authorization: `Bearer ${body.data.access_token}` });
const refresh = (api: Client, { body }: Reply) => api.post('/refresh', { refresh_token: body.data.refresh_token });
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort();
const times = (number: number) => Array.from({ length: number }, (_, index) => index);

/** Both servers' responses to a request with these tokens. */
const seen = async (reply: Reply) =>
  Promise.all(both().map(async (api) => (await api.get('/user/details', bearer(reply))).status));

rule('five failures a minute slow an account down, whichever server they come to', async () => {
  await addAisyah(await hashCheaply(PASSWORD));

  const failures = await Promise.all(times(8).map((index) => login(inTurn(index), 'wrong horse')));
  const right = await Promise.all(both().map((api) => login(api)));
  at('10:01:01');
  const later = await Promise.all(both().map((api) => login(api)));

  expect(statuses(failures)).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect(statuses(right)).toEqual([429, 429]);
  expect(statuses(later)).toEqual([200, 200]);
});

rule('twenty failures a minute slow an address down, whoever they are for', async () => {
  const stored = await hashCheaply(PASSWORD);
  const emails = times(24).map((index) => `user-${index}@example.test`);
  for (const email of emails) await server.as('BUSINESS_OWNER', { email, passwordHash: stored });

  const replies = await Promise.all(emails.map((email, index) => login(inTurn(index), 'wrong horse', email)));

  expect(statuses(replies)).toEqual([...times(20).map(() => 422), ...times(4).map(() => 429)]);
});

const alike = ({ status, body, headers }: Reply) => {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { status, body: body as unknown, headers: others };
};

rule('nobody learns which addresses exist, not from a user who was deleted either', async () => {
  await addAisyah();
  const gone = await server.as('ADMIN', { email: 'gone@example.test', passwordHash });
  await (await server.as('SUPER_ADMIN')).delete(`/users/${gone.user.uuid}`);
  const [api] = both();

  const logins = [
    await login(api, 'wrong horse'),
    await login(api, PASSWORD, 'nobody@example.test'),
    await login(api, PASSWORD, 'gone@example.test'),
  ];
  const mails = [];
  for (const email of [EMAIL, 'nobody@example.test', 'gone@example.test'])
    mails.push(await api.post('/forgot-password', { email }));

  for (const replies of [logins, mails])
    expect(replies.map(alike)).toEqual(replies.map(() => alike(replies[0] as Reply)));
});

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function timed(minute: number, call: () => Promise<unknown>) {
  at(`${String(10 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`);
  const start = performance.now();
  await call();
  return performance.now() - start;
}

rule('nobody learns it from the time that the answers take', async () => {
  await addAisyah();
  const [api] = both();
  const rounds = isFull ? 60 : 3;
  const calls = [
    (email: string) => login(api, 'wrong horse', email),
    (email: string) => api.post('/forgot-password', { email }),
  ];
  for (const [kind, call] of calls.entries()) {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (const round of times(rounds)) {
      const minute = kind * 2 * rounds + round * 2;
      took.known.push(await timed(minute, () => call(EMAIL)));
      took.unknown.push(await timed(minute + 1, () => call('nobody@example.test')));
    }
    // A few attempts only show that no work is left out; their times on a busy machine mean little.
    const [known, unknown] = [median(took.known), median(took.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(isFull ? 1.25 : 3);
  }
});

rule('a link sets one password, however many servers and hands try it at once, and ends every session', async () => {
  await addAisyah();
  const sessions = await Promise.all(both().map((api) => login(api)));
  await server.anonymous.post('/forgot-password', { email: EMAIL });
  const [mail] = await readMails(server.db);
  const token = /\/([\w-]{43})\n/.exec(mail?.body ?? '')?.[1];

  const reset = (api: Client) => api.post('/reset-password', { email: EMAIL, token, ...NEW_PASSWORD });
  const replies = await Promise.all(times(20).map((index) => reset(inTurn(index))));

  const [first, ...others] = statuses(replies);
  expect(first).toBe(200);
  // 503 is for requests that waited too long to set a password with a link that was used meanwhile.
  for (const status of others) expect([422, 503]).toContain(status);
  for (const session of sessions) {
    expect(await seen(session)).toEqual([418, 418]);
    expect((await refresh(client(replica), session)).status).toBe(418);
  }
});

rule('a refresh token that comes back ends its family on both servers, within the second too', async () => {
  await addAisyah();
  const first = await login(server.anonymous);
  const second = await refresh(client(replica), first);
  expect(await seen(second)).toEqual([200, 200]);

  const stolen = await refresh(server.anonymous, first);

  expect(stolen.status).toBe(418);
  expect(await seen(second)).toEqual([418, 418]);
  expect((await refresh(client(replica), second)).status).toBe(418);
});

rule('a refresh token that comes back ends its family after a restart too', async () => {
  await addAisyah();
  const first = await login(client(replica));
  const second = await refresh(client(replica), first);
  await replica.close();
  replica = await startReplica();

  expect((await refresh(client(replica), first)).status).toBe(418);
  expect(await seen(second)).toEqual([418, 418]);
});

rule(
  'of two who renew the same token at once at two servers, one gets tokens, and they are worth nothing',
  async () => {
    await addAisyah();
    const first = await login(server.anonymous);

    const replies = await Promise.all(both().map((api) => refresh(api, first)));

    expect(statuses(replies)).toEqual([200, 418]);
    for (const winner of replies.filter(({ status }) => status === 200)) expect(await seen(winner)).toEqual([418, 418]);
  },
);

rule('ending a session at one server ends it for the next request at the other', async () => {
  const aisyah = await addAisyah();
  const admin = await server.as('SUPER_ADMIN');
  const change = (fields: object) => ({ name: 'Aisyah', email: EMAIL, ...fields });
  const enders: [ends: (session: Reply) => Promise<Reply>, password: string][] = [
    [(session) => server.anonymous.post('/logout', {}, bearer(session)), PASSWORD],
    [() => admin.put(`/users/${aisyah.user.uuid}`, change({ password: 'third horse' })), PASSWORD],
    [() => admin.delete(`/users/${aisyah.user.uuid}`), 'third horse'],
  ];

  for (const [ends, password] of enders) {
    const session = await login(client(replica), password);
    expect(await seen(session)).toEqual([200, 200]);
    expect((await ends(session)).status).toBe(200);
    expect(await seen(session)).toEqual([418, 418]);
  }
});

rule('a role or a project that is taken away at one server is gone for the next request at the other', async () => {
  const admin = await server.as('SUPER_ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const owner = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(admin, { project_managers: [admin.user.id] });
  const assign = (id: number, fields: object) => admin.put('/batch-update/usersRoles', { data: [{ id, ...fields }] });
  const there = (user: Client, path: string) => client(replica, user.token).get(path);

  await assign(manager.user.id, { projects: [uuid] });
  const before = [await there(manager, `/projects/${uuid}`), await there(owner, '/clients')];
  await assign(manager.user.id, { projects: [] });
  await assign(owner.user.id, { roles: [ROLES.PROJECT_MANAGER] });
  const after = [await there(manager, `/projects/${uuid}`), await there(owner, '/clients')];

  expect(before.map(({ status }) => status)).toEqual([200, 200]);
  expect(after.map(({ status }) => status)).toEqual([404, 403]);
});
