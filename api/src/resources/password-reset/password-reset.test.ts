import { sql } from 'kysely';
import { type Reply } from '../../testing/apps/client';
import { readMails } from '../../testing/apps/mails';
import { withApp } from '../../testing/apps/with-app';
import { hashPassword } from '../session/password-hash';

const server = withApp();
const EMAIL = "aisyah+o'ng@example.test";
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword('old horse');
});

const addAisyah = () => server.as('BUSINESS_OWNER', { name: 'Aisyah', email: EMAIL, passwordHash });
const forgot = (email = EMAIL, headers?: Record<string, string>) =>
  server.anonymous.post('/forgot-password', { email }, headers);
const signIn = (password: string) => server.anonymous.post('/login', { email: EMAIL, password });
const mails = () => readMails(server.db);

const reset = (token: string, fields: object = {}) =>
  server.anonymous.post('/reset-password', {
    email: EMAIL,
    token,
    password: 'new horse',
    password_confirmation: 'new horse',
    ...fields,
  });

/** Requests a link and returns its token. */
async function askForLink() {
  await forgot();
  return /\/([\w-]{43})\n/.exec((await mails()).at(-1)?.body ?? '')?.[1] ?? '';
}

const INVALID = { errors: { token: ['The link is not valid or has expired.'] } };
const isRefused = ({ status, body }: Reply) => expect([status, body]).toEqual([422, INVALID]);

test('mails a link that sets a new password', async () => {
  await addAisyah();

  await forgot(EMAIL.toUpperCase(), { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
  const [mail] = await mails();
  const token = /\/([\w-]{43})\n/.exec(mail?.body ?? '')?.[1] ?? '';
  const { status, body } = await reset(token);

  expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Set a new password for Siteledger', sent_at: null });
  expect(mail?.body).toContain(
    `\nhttps://siteledger.example.test/password/reset/aisyah%2Bo'ng%40example.test/${token}\n`,
  );
  expect(mail?.body).not.toContain('evil');
  expect([status, body]).toEqual([200, { message: 'Password changed. Please sign in.' }]);
  expect((await signIn('new horse')).status).toBe(200);
  expect((await signIn('old horse')).status).toBe(422);
});

test('answers alike whether anybody has the e-mail, and mails nobody who has not asked', async () => {
  await addAisyah();

  const known = await forgot();
  const unknown = await forgot('nobody@example.test');

  expect(known).toMatchObject({ status: 200, body: { message: expect.stringContaining('is on its way') } });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  expect(await mails()).toHaveLength(1);
});

test('takes as long to answer about an e-mail that nobody has', async () => {
  await addAisyah();
  const timed = async (email: string) => {
    const start = performance.now();
    await forgot(email);
    return performance.now() - start;
  };

  const [known, unknown] = [await timed(EMAIL), await timed('nobody@example.test')];

  expect(Math.min(known, unknown)).toBeGreaterThan(240);
});

test('slows down after five requests a minute, which failed sign-ins do not count among', async () => {
  await addAisyah();
  await signIn('wrong horse');
  await signIn('wrong horse');

  const replies = [];
  for (let request = 1; request <= 6; request++) replies.push(await forgot());
  server.setTime('2026-07-01T10:01:01+08:00');

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await forgot()).status).toBe(200);
});

test('does not fill a mailbox, and the last link sent goes on working', async () => {
  await addAisyah();
  let token = '';
  for (let minute = 0; minute < 12; minute++) {
    server.setTime(`2026-07-01T10:${String(minute * 2).padStart(2, '0')}:00+08:00`);
    token = await askForLink();
  }

  expect(await mails()).toHaveLength(10);
  expect((await reset(token)).status).toBe(200);
});

test('stores no token that could be used by who reads the database, also while the mail waits', async () => {
  await addAisyah();
  const token = await askForLink();

  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'registry')`.execute(
    server.db,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(server.db);
    const held = rows.map(({ text }) => text).join();
    if (held.includes(token) || held.includes(Buffer.from(token).toString('hex'))) found.push(name);
  }

  expect(token).toHaveLength(43);
  expect(tables.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

test('works once, however many try it at the same time', async () => {
  await addAisyah();
  const token = await askForLink();

  const replies = await Promise.all(Array.from({ length: 20 }, () => reset(token)));

  const others = replies.filter(({ status }) => status !== 200);
  expect(others).toHaveLength(19);
  // Two passwords are hashed at a time; on a slow machine a request that waited 2 s gets 503.
  const busy = others.filter(({ status }) => status === 503);
  for (const { headers } of busy) expect(headers['retry-after']).toBe('2');
  // All others are refused because the link was used.
  for (const reply of others.filter(({ status }) => status !== 503)) isRefused(reply);
  isRefused(await reset(token));
});

test('works for 60 minutes', async () => {
  await addAisyah();
  const token = await askForLink();

  server.setTime('2026-07-01T11:00:00+08:00');

  isRefused(await reset(token));
  expect((await signIn('old horse')).status).toBe(200);
});

test('works for the newest link only', async () => {
  await addAisyah();
  const older = await askForLink();
  const newer = await askForLink();

  isRefused(await reset(older));
  expect((await reset(newer)).status).toBe(200);
});

test('leaves one link valid when two are asked for at the same time', async () => {
  await addAisyah();
  await Promise.all([forgot(), forgot(), forgot()]);

  const { rows } = await sql`select 1 from password_resets where used_at is null`.execute(server.db);

  expect(rows).toHaveLength(1);
});

test('is for the user who asked for it, and for nobody who is deleted', async () => {
  const aisyah = await addAisyah();
  await server.as('ADMIN', { email: 'lim@example.test' });
  const token = await askForLink();

  isRefused(await reset(token, { email: 'lim@example.test' }));
  isRefused(await reset('x'.repeat(43)));
  await (await server.as('ADMIN')).delete(`/users/${aisyah.user.uuid}`);
  isRefused(await reset(token));
});

test('is void once the password or the e-mail was changed otherwise', async () => {
  const aisyah = await addAisyah();
  const admin = await server.as('ADMIN');
  const change = (fields: object) =>
    admin.put(`/users/${aisyah.user.uuid}`, { name: 'Aisyah', email: EMAIL, ...fields });
  const first = await askForLink();
  await change({ password: 'third horse' });
  const second = await askForLink();
  await change({ email: 'moved@example.test' });

  isRefused(await reset(first));
  isRefused(await reset(second, { email: 'moved@example.test' }));
});

test('ends every session', async () => {
  const aisyah = await addAisyah();
  const signedIn = (await signIn('old horse')).body.data;

  await reset(await askForLink());

  expect((await aisyah.get('/user/details')).status).toBe(418);
  expect((await server.anonymous.post('/refresh', { refresh_token: signedIn.refresh_token })).status).toBe(418);
});

test('names the field that is wrong', async () => {
  await addAisyah();
  const token = await askForLink();

  expect((await reset(token, { password: 'short', password_confirmation: 'other' })).body).toEqual({
    errors: {
      password: ['Password field must be at least or equals to 6 characters.'],
      password_confirmation: ['Password confirmation must be equal to Password.'],
    },
  });
  expect((await forgot('nonsense')).body).toEqual({ errors: { email: ['E-mail is not a valid email.'] } });
  expect((await reset(token)).status).toBe(200);
});

test('is audited without token and password, and does not claim to know who asked', async () => {
  const aisyah = await addAisyah();
  const token = await askForLink();
  await reset(token);

  const rows = await server.db.selectFrom('audit_log').selectAll().orderBy('id').execute();

  expect(rows).toMatchObject([
    { action: 'user.forgot-password', user_name: null, entity_uuid: aisyah.user.uuid },
    { action: 'user.reset-password', user_name: 'Aisyah', entity_uuid: aisyah.user.uuid },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|horse/);
  expect(JSON.stringify(rows)).not.toContain(token);
});
