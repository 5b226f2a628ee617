import { unseal } from '../../secrets/seal';
import { hashToken } from '../../secrets/token-hash';
import { hashCheaply } from '../../testing/records/cheap-hash';
import { type Reply } from '../../testing/apps/client';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';

const api = withApp();
const PASSWORD = 'correct horse';
const EMAIL = 'aisyah@example.test';
const NONCE = 'a nonce of the browser';

async function signIn() {
  await api.as('BUSINESS_OWNER', { email: EMAIL, passwordHash: await hashCheaply(PASSWORD) });
  return api.anonymous.post('/login', { email: EMAIL, password: PASSWORD });
}

const details = async ({ body }: Reply) =>
  (await api.anonymous.get('/user/details', { authorization: `Bearer ${body.data.access_token}` })).status;
const refresh = ({ body }: Reply, nonce?: string) =>
  api.anonymous.post('/refresh', { refresh_token: body.data.refresh_token, ...(nonce && { nonce }) });

test('ends the access token before when the tokens are renewed', async () => {
  const first = await signIn();

  const renewed = await refresh(first);

  expect([await details(first), await details(renewed)]).toEqual([418, 200]);
});

test('answers a refresh whose answer was lost the same again, for 30 s', async () => {
  const first = await signIn();
  const lost = await refresh(first, NONCE);
  api.setTime('2026-07-01T10:00:30+08:00');

  const repeated = await refresh(first, NONCE);

  expect(repeated.status).toBe(200);
  expect(repeated.body.data).toEqual({ ...lost.body.data, expires_in: lost.body.data.expires_in - 30 });
  expect(await details(repeated)).toBe(200);
  expect((await refresh(repeated, NONCE)).status).toBe(200);
});

test('gives the tabs of one browser that refresh at the same moment the same session, which goes on', async () => {
  const first = await signIn();

  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => refresh(first, NONCE)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => body.data.refresh_token)).size).toBe(1);
  expect(await Promise.all(replies.map(details))).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await details(first)).toBe(418);
  expect((await refresh(replies[5] as Reply, NONCE)).status).toBe(200);
});

test('ends the session when one of many simultaneous refreshes comes with another nonce', async () => {
  const first = await signIn();
  const nonces = [NONCE, NONCE, 'another nonce, of a thief', NONCE];

  const replies = await Promise.all(nonces.map((nonce) => refresh(first, nonce)));

  const answered = replies.filter(({ status }) => status === 200);
  expect(replies.some(({ status }) => status === 418)).toBe(true);
  expect(await Promise.all(answered.map(details))).toEqual(answered.map(() => 418));
});

test('keeps an answer that can be repeated unreadable, also for who has the key of the server', async () => {
  const first = await signIn();
  const { body } = await refresh(first, NONCE);

  const rows = await api.db.selectFrom('session_tokens').selectAll().execute();

  const stored = rows.flatMap((row) => Object.values(row).filter(Buffer.isBuffer));
  const sealed = rows.find(({ sealed_answer }) => sealed_answer);
  expect(
    stored.some((bytes) => bytes.includes(body.data.refresh_token) || bytes.includes(body.data.access_token)),
  ).toBe(false);
  expect(sealed?.token_hash).toEqual(hashToken(first.body.data.refresh_token));
  expect(() =>
    unseal(TEST_CONFIG.secretKey as Buffer, `refresh:${sealed?.session_id}`, sealed?.sealed_answer as Buffer),
  ).toThrow();
});

type Misuse = (tokens: { first: Reply; answer: Reply }) => Promise<Reply>;

const misuses: [string, Misuse][] = [
  ['with another nonce', ({ first }) => refresh(first, 'another nonce, of a thief')],
  ['without the nonce', ({ first }) => refresh(first)],
  [
    'after more than 30 s',
    ({ first }) => {
      api.setTime('2026-07-01T10:00:31+08:00');
      return refresh(first, NONCE);
    },
  ],
  [
    'after its answer was used',
    async ({ first, answer }) => {
      await refresh(answer, NONCE);
      return refresh(first, NONCE);
    },
  ],
];

test.each(misuses)('ends the session when a refresh token is repeated %s', async (_how, misuse) => {
  const first = await signIn();
  const answer = await refresh(first, NONCE);

  const repeated = await misuse({ first, answer });

  expect(repeated.status).toBe(418);
  expect(await details(answer)).toBe(418);
  expect((await refresh(answer, NONCE)).status).toBe(418);
});
