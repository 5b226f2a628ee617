import { sql } from 'kysely';
import { type Client } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';
import { hashPassword } from '../session/password-hash';

const server = withApp();

const OWNER = { name: 'Ravi', email: 'ravi@example.test' };
const take = (client: Client, email: string, headers?: Record<string, string>) =>
  client.get(`/impersonate-user/take?email=${encodeURIComponent(email)}`, headers);
const leave = (client: Client, id: string) => client.delete(`/impersonate-user/leave?token_id=${id}`);

/** A client with the token of an impersonation. */
const acting = (token: string): Pick<Client, 'get' | 'post' | 'put' | 'delete'> => {
  const bearer = { authorization: `Bearer ${token}` };
  const { get, post, put, delete: remove } = server.anonymous;
  return {
    get: (path) => get(path, bearer),
    post: (path, body) => post(path, body, bearer),
    put: (path, body) => put(path, body, bearer),
    delete: (path) => remove(path, bearer),
  };
};

async function impersonate(role: 'ADMIN' | 'BUSINESS_OWNER' = 'BUSINESS_OWNER') {
  const farah = await server.as('SUPER_ADMIN', { name: 'Farah', email: 'farah@example.test' });
  const target = await server.as(role, OWNER);
  const { body, headers } = await take(farah, OWNER.email);
  return { farah, target, headers, reply: body.data, as: acting(body.data.access_token) };
}

const isOver = async (as: Pick<Client, 'get'>) => (await as.get('/user/details')).status === 418;

test('acts as another user with that user’s rights only, and says who it really is', async () => {
  const { as, reply, headers } = await impersonate();

  const who = await as.get('/user/details');

  expect(Object.keys(reply)).toEqual(['access_token', 'token_id', 'name']);
  expect(reply.name).toBe('Ravi');
  expect(headers['cache-control']).toBe('no-store');
  expect(who.body.data).toMatchObject({
    name: 'Ravi',
    roles: [{ id: 3 }],
    impersonated_by: { name: 'Farah', email: 'farah@example.test' },
  });
  expect((await as.get('/users')).status).toBe(403);
  expect((await as.get('/clients')).status).toBe(200);
});

test('notes both users in every row of the audit log', async () => {
  const { as, reply } = await impersonate();
  await as.post('/clients', { name: 'Seri Maju', country: 'MY' });
  await leave(as as Client, reply.token_id);

  const rows = await server.db
    .selectFrom('audit_log')
    .select(['action', 'user_name', 'real_user_name'])
    .orderBy('id')
    .execute();

  expect(rows).toEqual(
    ['impersonation.take', 'client.create', 'impersonation.leave'].map((action) => ({
      action,
      user_name: 'Ravi',
      real_user_name: 'Farah',
    })),
  );
});

test('answers alike to an unknown e-mail, a Super Admin, oneself and who is deleted', async () => {
  const farah = await server.as('SUPER_ADMIN', { email: 'farah@example.test' });
  await server.as('SUPER_ADMIN', { email: 'other@example.test' });
  const gone = await server.as('ADMIN', { email: 'gone@example.test' });
  await farah.delete(`/users/${gone.user.uuid}`);

  const emails = ['nobody@example.test', 'other@example.test', 'farah@example.test', 'gone@example.test', 'nonsense'];
  const replies = await Promise.all(emails.map((email) => take(farah, email)));

  for (const { status, body } of replies)
    expect([status, body]).toEqual([403, { message: 'You cannot impersonate this user.' }]);
  expect((await farah.get('/impersonate-user/take')).body).toEqual({ errors: { email: ['E-mail is required.'] } });
});

test('is a Super Admin’s alone', async () => {
  await server.as('BUSINESS_OWNER', OWNER);

  expect((await take(await server.as('ADMIN'), OWNER.email)).status).toBe(403);
});

const AHEAD: Record<string, string>[] = [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }];

test.each(AHEAD)('does not begin because a browser looks ahead: %j', async (headers) => {
  const farah = await server.as('SUPER_ADMIN');
  await server.as('BUSINESS_OWNER', OWNER);

  expect((await take(farah, OWNER.email, headers)).status).toBe(403);
  const { rows } = await sql`select 1 from sessions where kind = 'impersonation'`.execute(server.db);
  expect(rows).toEqual([]);
});

test('does not begin by HEAD, nor with a token anywhere but in the header', async () => {
  const farah = await server.as('SUPER_ADMIN');
  await server.as('BUSINESS_OWNER', OWNER);
  const url = `/api/v2/impersonate-user/take?email=${OWNER.email}`;

  const head = await server.app.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${farah.token}` } });
  const inQuery = await server.app.inject({ url: `${url}&access_token=${farah.token}` });
  const inCookie = await server.app.inject({ url, headers: { cookie: `access_token=${farah.token}` } });

  expect([head.statusCode, inQuery.statusCode, inCookie.statusCode]).toEqual([404, 418, 418]);
});

test('refuses inside it another impersonation and every change of passwords, users and roles', async () => {
  const { as, target } = await impersonate('ADMIN');
  const { id, uuid, name, email } = (await server.as('BUSINESS_OWNER')).user;
  const password = { current_password: 'a', password: 'new horse', password_confirmation: 'new horse' };

  const replies = [
    await take(as as Client, email),
    await as.put('/user/password', password),
    await as.post('/users', { name, email: 'new@example.test', password: 'new horse' }),
    await as.put(`/users/${uuid}`, { name, email }),
    await as.delete(`/users/${uuid}`),
    await as.put('/batch-update/usersRoles', { data: [{ id, roles: [2] }] }),
    await as.put('/roles/4', { name: 'Site Manager' }),
    await as.get('/outbox'),
  ];

  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 403));
  expect((await target.get(`/users/${uuid}`)).body.data.roles).toMatchObject([{ id: 3 }]);
});

test('is over after 60 minutes', async () => {
  const { as } = await impersonate();
  server.setTime('2026-07-01T10:59:59+08:00');
  const before = await isOver(as);

  server.setTime('2026-07-01T11:00:00+08:00');

  expect([before, await isOver(as)]).toEqual([false, true]);
});

test.each(['with its own token', 'with the token that one signed in with'])('is left %s, once', async (how) => {
  const { as, farah, reply } = await impersonate();

  const left = await leave(how === 'with its own token' ? (as as Client) : farah, reply.token_id);
  const again = await leave(farah, reply.token_id);

  expect(left).toMatchObject({ status: 200, body: { message: 'You are no longer impersonating Ravi.' } });
  expect(again).toMatchObject({ status: 404, body: { message: 'Impersonation not found.' } });
  expect(await isOver(as)).toBe(true);
  expect(await isOver(farah)).toBe(false);
});

test('is left by nobody else, not even by the user one acts as', async () => {
  const { as, target, reply } = await impersonate();
  const other = await server.as('SUPER_ADMIN');
  const session = (
    await sql<{ id: string }>`select id from sessions where user_id = ${other.user.id}`.execute(server.db)
  ).rows[0];

  const replies = [
    await leave(target, reply.token_id),
    await leave(other, reply.token_id),
    await leave(other, session?.id ?? ''),
    await leave(other, 'nonsense'),
    await other.delete('/impersonate-user/leave'),
  ];

  for (const { status, body } of replies)
    expect([status, body]).toEqual([404, { message: 'Impersonation not found.' }]);
  expect(await isOver(as)).toBe(false);
});

test('ends when the one behind it signs out', async () => {
  const { as, farah } = await impersonate();

  await farah.post('/logout', {});

  expect(await isOver(as)).toBe(true);
});

test('ends when the one behind it is given another password', async () => {
  const { as, farah } = await impersonate();
  const { uuid, name, email } = farah.user;
  const other = await server.as('SUPER_ADMIN');

  await other.put(`/users/${uuid}`, { name, email, password: 'new horse' });

  expect(await isOver(as)).toBe(true);
});

test('ends when the one behind it is deleted', async () => {
  const { as, farah } = await impersonate();

  await (await server.as('SUPER_ADMIN')).delete(`/users/${farah.user.uuid}`);

  expect(await isOver(as)).toBe(true);
});

test('ends when the one behind it may not impersonate any more', async () => {
  const { as, farah } = await impersonate();
  const other = await server.as('SUPER_ADMIN');

  await other.put('/batch-update/usersRoles', { data: [{ id: farah.user.id, roles: ['Admin'] }] });

  expect(await isOver(as)).toBe(true);
  expect(await isOver(farah)).toBe(false);
});

test('ends when its user becomes a Super Admin', async () => {
  const { as, farah, target } = await impersonate();

  await farah.put('/batch-update/usersRoles', { data: [{ id: target.user.id, roles: [1] }] });

  expect(await isOver(as)).toBe(true);
});

test('ends when its user changes the password', async () => {
  const farah = await server.as('SUPER_ADMIN');
  const target = await server.as('BUSINESS_OWNER', { ...OWNER, passwordHash: await hashPassword('old horse') });
  const as = acting((await take(farah, OWNER.email)).body.data.access_token);
  const password = { current_password: 'old horse', password: 'new horse', password_confirmation: 'new horse' };

  const { status } = await target.put('/user/password', password);

  expect([status, await isOver(as), await isOver(target)]).toEqual([200, true, false]);
});
