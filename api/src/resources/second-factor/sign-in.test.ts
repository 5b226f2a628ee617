import { sql } from 'kysely';
import { aisyahOn, codeAt, EMAIL, OWN_PASSWORD, setUpTotp, unlocked } from '../../testing/records/second-factor';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();
const { addAisyah, login, challenged, answer, details } = aisyahOn(api);
const at = (time: string) => `2026-07-01T${time}+08:00`;

const withTotp = async () => {
  const aisyah = await addAisyah();
  const totp = await setUpTotp(aisyah, at('10:00:00'));
  api.setTime(at('10:05:00'));
  return { aisyah, ...totp };
};

test('signs in by the password alone who has no second step', async () => {
  await addAisyah();

  expect((await login()).body.data).toMatchObject({ token_type: 'Bearer' });
});

test('asks for the second step instead of giving tokens, and names the ways to take it', async () => {
  await withTotp();

  const { status, body } = await login();

  expect(status).toBe(200);
  expect(body.data).toEqual({
    second_factor: {
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 300,
      purpose: 'answer',
      methods: ['totp', 'recovery_code'],
    },
  });
});

test('finishes the sign-in by the code of the authenticator app', async () => {
  const { secret } = await withTotp();

  const reply = await answer(await challenged(), codeAt(secret, at('10:05:00')));

  expect(reply).toMatchObject({ status: 200, body: { data: { token_type: 'Bearer', expires_in: 1800 } } });
  expect((await details(reply.body.data.access_token)).status).toBe(200);
});

test('takes no code twice, not in another sign-in and not in two at the same time', async () => {
  const { secret } = await withTotp();
  const code = codeAt(secret, at('10:05:00'));
  const challenges = [await challenged(), await challenged(), await challenged()];

  const replies = await Promise.all(challenges.map((challenge) => answer(challenge, code)));
  const later = await answer(await challenged(), code);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(later.body).toEqual({ errors: { code: ['The code is not correct, or it was used already.'] } });
});

test('takes no code that confirmed the set-up', async () => {
  const aisyah = await addAisyah();
  const { secret } = await setUpTotp(aisyah, at('10:00:00'));

  expect((await answer(await challenged(), codeAt(secret, at('10:00:00')))).status).toBe(422);
  expect((await answer(await challenged(), codeAt(secret, at('10:00:30')))).status).toBe(200);
});

test('uses a challenge up, and forgets it after five minutes or five tries', async () => {
  const { secret } = await withTotp();
  const [used, tried, old] = [await challenged(), await challenged(), await challenged()];
  const expired = { errors: { challenge: ['This step has expired. Start again.'] } };

  expect((await answer(used, codeAt(secret, at('10:05:00')))).status).toBe(200);
  for (let index = 0; index < 5; index++) await answer(tried, '000000');
  const again = [
    await answer(used, codeAt(secret, at('10:05:30'))),
    await answer(tried, codeAt(secret, at('10:05:30'))),
  ];
  api.setTime(at('10:10:00'));
  const late = await answer(old, codeAt(secret, at('10:10:00')));

  for (const { status, body } of [...again, late]) expect([status, body]).toEqual([422, expired]);
});

test('slows codes down after ten wrong ones of an account in 15 minutes, however many challenges there are', async () => {
  const { secret } = await withTotp();
  const challenges = [await challenged(), await challenged(), await challenged()];

  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, index) => answer(challenges[index % 3] ?? '', '000000')),
  );
  const right = await answer(await challenged(), codeAt(secret, at('10:05:00')));
  api.setTime(at('10:20:01'));
  const later = await answer(await challenged(), codeAt(secret, at('10:20:00')));

  expect(replies.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(422), 429, 429, 429, 429]);
  expect(right).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
  expect(later.status).toBe(200);
});

test('ten wrong codes of the app, and any number of wrong recovery codes, leave the owner their right recovery code', async () => {
  const { codes, secret } = await withTotp();
  for (let count = 0; count < 4; count++) {
    const challenge = await challenged();
    await Promise.all(Array.from({ length: 4 }, () => answer(challenge, '000000')));
    await answer(await challenged(), 'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ');
  }

  expect((await answer(await challenged(), codeAt(secret, at('10:05:00')))).status).toBe(429);
  expect((await answer(await challenged(), codes[0] ?? '')).status).toBe(200);
});

test('wrong recovery codes do not keep the owner from the app', async () => {
  const { secret } = await withTotp();
  for (let count = 0; count < 4; count++) {
    const challenge = await challenged();
    await Promise.all(Array.from({ length: 4 }, () => answer(challenge, 'ABCD-EFGH-JKLM-NPQR-STUV-WXYZ')));
  }

  expect((await answer(await challenged(), codeAt(secret, at('10:05:00')))).status).toBe(200);
});

test('takes a recovery code however it is typed, once, and tells the owner by mail', async () => {
  const { codes } = await withTotp();
  const [code = ''] = codes;
  const challenges = await Promise.all(Array.from({ length: 4 }, challenged));

  const replies = await Promise.all(challenges.map((challenge) => answer(challenge, code.toLowerCase())));
  const mails = await api.db.selectFrom('mails').select('body').execute();

  expect(codes).toHaveLength(10);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  expect(mails.filter(({ body }) => body?.includes('A recovery code was used'))).toHaveLength(1);
});

test('gives up the challenge when the password changes meanwhile', async () => {
  const { aisyah, secret } = await withTotp();
  const challenge = await challenged();
  await aisyah.put('/user/password', {
    current_password: OWN_PASSWORD,
    password: 'other horse 9',
    password_confirmation: 'other horse 9',
  });

  expect((await answer(challenge, codeAt(secret, at('10:05:00')))).body.errors).toHaveProperty('challenge');
});

test('keeps the second step when the password is set by a mailed link', async () => {
  const { aisyah } = await withTotp();
  const reset = { email: EMAIL, password: 'other horse 9', password_confirmation: 'other horse 9' };
  const { rows } = await sql<{ hash: string }>`
    insert into password_resets (token_hash, user_id, expires_at)
    values (sha256('a-token-that-was-mailed'), ${aisyah.user.id}, '2100-01-01') returning 'x' as hash`.execute(api.db);

  const set = await api.anonymous.post('/reset-password', { ...reset, token: 'a-token-that-was-mailed' });
  const reply = await api.anonymous.post('/login', { email: EMAIL, password: 'other horse 9' });

  expect([rows.length, set.status]).toEqual([1, 200]);
  expect(reply.body.data.second_factor.methods).toEqual(['totp', 'recovery_code']);
});

test('stores neither the secret, nor the codes, nor the challenge so that a copy of the database could use them', async () => {
  const { secret, codes } = await withTotp();
  const challenge = await challenged();
  const tables = ['totp_factors', 'recovery_codes', 'second_factor_challenges', 'audit_log', 'mails'];

  const dumps = await Promise.all(
    tables.map(async (table) =>
      JSON.stringify((await sql`select t::text from ${sql.table(table)} t`.execute(api.db)).rows),
    ),
  );
  const bytes = dumps.join().replaceAll(/\\\\x([0-9a-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString());

  expect(bytes).toContain('user.add-totp');
  for (const one of [secret, ...codes, challenge]) expect(bytes).not.toContain(one);
});

test('answers no sign-in with the right to change the second step, nor the other way round', async () => {
  const { aisyah, secret } = await withTotp();
  const [manage, sign] = [await unlocked(aisyah), await challenged()];

  const replies = [
    await answer(manage, codeAt(secret, at('10:05:00'))),
    await api.anonymous.post('/second-factor/totp', { challenge: sign }),
    await aisyah.post('/user/second-factor/off', { challenge: sign }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422]);
});

test('does not ask for the second step when tokens are renewed', async () => {
  const { secret } = await withTotp();
  const { body } = await answer(await challenged(), codeAt(secret, at('10:05:00')));

  const renewed = await api.anonymous.post('/refresh', { refresh_token: body.data.refresh_token });

  expect(renewed.body.data).toMatchObject({ token_type: 'Bearer' });
});
