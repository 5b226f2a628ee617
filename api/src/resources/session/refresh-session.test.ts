import { hashCheaply } from '../../testing/cheap-hash';
import { type Reply } from '../../testing/client';
import { withApp } from '../../testing/with-app';

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

test('repeats a refresh whose answer was lost, and takes back what the lost answer brought', async () => {
  const first = await signIn();
  const lost = await refresh(first, NONCE);
  api.setTime('2026-07-01T10:00:30+08:00');

  const repeated = await refresh(first, NONCE);

  expect(repeated.status).toBe(200);
  expect([await details(lost), await details(repeated)]).toEqual([418, 200]);
  expect((await refresh(repeated, NONCE)).status).toBe(200);
});

test('lets only one of many simultaneous repetitions through, and the session is over', async () => {
  const first = await signIn();
  await refresh(first, NONCE);

  const replies = await Promise.all([1, 2, 3].map(() => refresh(first, NONCE)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 418, 418]);
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
    'twice',
    async ({ first }) => {
      await refresh(first, NONCE);
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

test('ends the session when what the lost answer brought is used after the repetition', async () => {
  const first = await signIn();
  const lost = await refresh(first, NONCE);
  const repeated = await refresh(first, NONCE);

  expect((await refresh(lost, NONCE)).status).toBe(418);
  expect(await details(repeated)).toBe(418);
});
