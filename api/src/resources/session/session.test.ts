import { sql } from 'kysely';
import { type Reply } from '../../testing/apps/client';
import { hashCheaply } from '../../testing/records/cheap-hash';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();
const PASSWORD = 'correct horse';
const EMAIL = 'aisyah@example.test';
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashCheaply(PASSWORD);
});

const addAisyah = () => api.as('BUSINESS_OWNER', { name: 'Aisyah binti Rahman', email: EMAIL, passwordHash });
const signIn = (password = PASSWORD, email = EMAIL) => api.anonymous.post('/login', { email, password });
const details = (reply: Reply) =>
  api.anonymous.get('/user/details', { authorization: `Bearer ${reply.body.data.access_token}` });
const refresh = (reply: Reply) => api.anonymous.post('/refresh', { refresh_token: reply.body.data.refresh_token });

test('signs in and tells who is signed in, with wildcards and concrete permissions', async () => {
  await addAisyah();

  const reply = await signIn();
  const who = await details(reply);

  expect(reply).toMatchObject({ status: 200, body: { data: { token_type: 'Bearer', expires_in: 1800 } } });
  expect(who.body.data).toMatchObject({
    name: 'Aisyah binti Rahman',
    email: EMAIL,
    roles: [{ id: 3, name: 'Business Owner' }],
  });
  expect(who.body.data.permissions).toEqual(
    expect.arrayContaining([{ name: 'project.*' }, { name: 'project.create' }]),
  );
});

test('knows an e-mail whatever its case', async () => {
  await addAisyah();

  expect((await signIn(PASSWORD, 'AISYAH@Example.test')).status).toBe(200);
});

test('stores no token that could be used by who reads the database', async () => {
  await addAisyah();
  const { body } = await signIn();

  const { rows } = await sql<{
    token: string;
  }>`select encode(token_hash, 'base64') as token from session_tokens`.execute(api.db);

  expect(JSON.stringify(rows)).not.toContain(body.data.access_token);
  expect(JSON.stringify(rows)).not.toContain(body.data.refresh_token);
});

test('answers alike to a wrong password and to an unknown address', async () => {
  await addAisyah();

  const [wrong, unknown] = [await signIn('wrong horse'), await signIn(PASSWORD, 'nobody@example.test')];

  expect(wrong).toMatchObject({ status: 422, body: { errors: { email: ['E-mail or password is not correct.'] } } });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(wrong.body).not.toHaveProperty('message');
});

test('slows an address down after five failures a minute, the right password too', async () => {
  await addAisyah();
  const failures = await Promise.all(Array.from({ length: 8 }, () => signIn('wrong horse')));

  const right = await signIn();
  api.setTime('2026-07-01T10:01:01+08:00');
  const later = await signIn();

  expect(failures.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
  expect(right).toMatchObject({
    status: 429,
    body: { message: 'Too many attempts. Try again later.' },
    headers: { 'retry-after': '60' },
  });
  expect(later.status).toBe(200);
});

test('lets a colleague at the same address sign in meanwhile', async () => {
  await addAisyah();
  await api.as('ADMIN', { email: 'lim@example.test', passwordHash });
  for (let failure = 0; failure < 5; failure++) await signIn('wrong horse');

  expect((await signIn(PASSWORD, 'lim@example.test')).status).toBe(200);
});

test('counts for the address that calls, whatever address it claims to call for', async () => {
  await addAisyah();
  const claiming = (ip: string) =>
    api.anonymous.post('/login', { email: EMAIL, password: 'wrong horse' }, { 'x-forwarded-for': ip });

  const replies = await Promise.all(['1', '2', '3', '4', '5', '6'].map((end) => claiming(`10.0.0.${end}`)));

  expect(replies.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429]);
});

test('does not count sign-ins that succeed', async () => {
  await addAisyah();

  const replies = await Promise.all(Array.from({ length: 4 }, () => signIn()));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await sql`select * from sign_in_failures`.execute(api.db)).rows).toEqual([]);
});

test('renews the tokens, and the session goes on', async () => {
  await addAisyah();
  const first = await signIn();
  api.setTime('2026-07-01T10:31:00+08:00');
  const expired = await details(first);

  const renewed = await refresh(first);

  expect(expired.status).toBe(418);
  expect(renewed).toMatchObject({ status: 200, body: { data: { token_id: first.body.data.token_id } } });
  expect((await details(renewed)).status).toBe(200);
});

test('ends the session when a refresh token is used twice, even at once', async () => {
  await addAisyah();
  const first = await signIn();

  const replies = await Promise.all([refresh(first), refresh(first)]);
  const winner = replies.find(({ status }) => status === 200);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 418]);
  expect(winner && (await details(winner)).status).toBe(418);
  expect(winner && (await refresh(winner)).status).toBe(418);
  expect(
    (await sql`select action, user_name from audit_log where action = 'session.revoke'`.execute(api.db)).rows,
  ).toEqual([{ action: 'session.revoke', user_name: 'Aisyah binti Rahman' }]);
});

test('refuses a refresh token that is unknown, too old, or an access token', async () => {
  await addAisyah();
  const first = await signIn();

  const unknown = await api.anonymous.post('/refresh', { refresh_token: 'x'.repeat(43) });
  const access = await api.anonymous.post('/refresh', { refresh_token: first.body.data.access_token });
  api.setTime('2026-07-16');
  const old = await refresh(first);

  expect([unknown.status, access.status, old.status]).toEqual([418, 418, 418]);
});

test('asks for the password again after 30 days, however often the tokens were renewed', async () => {
  await addAisyah();
  let reply = await signIn();
  for (const day of ['2026-07-10', '2026-07-20', '2026-07-30']) {
    api.setTime(day);
    reply = await refresh(reply);
  }
  expect(reply.status).toBe(200);

  api.setTime('2026-07-31T10:00:01+08:00');

  expect((await refresh(reply)).status).toBe(418);
});

test('signs out of this session and no other', async () => {
  await addAisyah();
  const [here, elsewhere] = [await signIn(), await signIn()];

  const reply = await api.anonymous.post(
    '/logout',
    { refresh_token: here.body.data.refresh_token },
    { authorization: `Bearer ${here.body.data.access_token}` },
  );

  expect(reply).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect((await details(here)).status).toBe(418);
  expect((await refresh(here)).status).toBe(418);
  expect((await details(elsewhere)).status).toBe(200);
});

test('signs out with the bearer alone, without a body', async () => {
  await addAisyah();
  const here = await signIn();

  const reply = await api.anonymous.post('/logout', undefined, {
    authorization: `Bearer ${here.body.data.access_token}`,
  });

  expect(reply.status).toBe(200);
  expect((await details(here)).status).toBe(418);
});

test('signs out with the refresh token alone once the access token has expired', async () => {
  await addAisyah();
  const reply = await signIn();
  api.setTime('2026-07-02');

  const out = await api.anonymous.post('/logout', { refresh_token: reply.body.data.refresh_token });

  expect(out.status).toBe(200);
  expect((await refresh(reply)).status).toBe(418);
});

test('says with every answer what time it is here', async () => {
  api.setTime('2026-07-01');

  expect((await signIn('wrong horse')).headers.date).toBe('Wed, 01 Jul 2026 02:00:00 GMT');
});

test('takes a change of role at the next request, and says with every answer by which roles it was given', async () => {
  const aisyah = await addAisyah();
  const before = [await aisyah.get('/users'), await aisyah.get('/clients')];

  await sql`update user_roles set role_id = 2`.execute(api.db);
  const after = [await aisyah.get('/users'), await aisyah.get('/clients')];

  expect(before.map(({ status }) => status)).toEqual([403, 200]);
  expect(after.map(({ status }) => status)).toEqual([200, 200]);
  expect([before[1]?.headers['x-roles'], after[1]?.headers['x-roles']]).toEqual(['3', '2']);
  expect((await signIn('wrong horse')).headers).not.toHaveProperty('x-roles');
});

test('ends the sessions of who is deleted', async () => {
  const aisyah = await addAisyah();

  await sql`update users set deleted_at = now()`.execute(api.db);

  expect((await aisyah.get('/user/details')).status).toBe(418);
  expect((await signIn()).status).toBe(422);
});
