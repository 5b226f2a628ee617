import { hashCheaply } from '../../../testing/records/cheap-hash';
import { client, type Reply } from '../../../testing/apps/client';
import { OWN_PASSWORD, setUpTotp } from '../../../testing/records/second-factor';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp({ trustedProxies: ['127.0.0.1'] });
const NOW = '2026-07-01T10:00:00+08:00';
const EMAIL = 'aisyah@example.test';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

beforeEach(async () => {
  await server.as('BUSINESS_OWNER', { email: EMAIL, passwordHash: await hashCheaply(OWN_PASSWORD) });
  // Removes the session with which the test's user was created.
  await server.db.deleteFrom('session_tokens').execute();
  await server.db.deleteFrom('sessions').execute();
});

const signIn = (agent: string, from: string) =>
  server.anonymous.post(
    '/login',
    { email: EMAIL, password: OWN_PASSWORD },
    { 'user-agent': agent, 'x-forwarded-for': from },
  );
const api = (session: Reply) => client(server.app, session.body.data.access_token);
const idOf = (session: Reply) => session.body.data.token_id as string;
const isAlive = async (session: Reply) => (await api(session).get('/user/details')).status === 200;

test('lists where one is signed in, with device, address, first and last use', async () => {
  const phone = await signIn(IPHONE, '198.51.100.20');
  server.setTime('2026-07-01T12:00:00+08:00');
  const desk = await signIn(FIREFOX, '203.0.113.7');
  await signIn(FIREFOX, '203.0.113.8').then((gone) => api(gone).post('/logout'));
  server.setTime('2026-07-01T13:00:00+08:00');
  const renewed = await server.anonymous.post(
    '/refresh',
    { refresh_token: desk.body.data.refresh_token },
    { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.9' },
  );

  const { body } = await api(renewed).get('/user/sessions');

  const at = (hour: number) => `2026-07-01T0${hour - 8}:00:00.000Z`;
  expect(
    body.data.map((place: { created_at: string; last_used_at: string }) => ({
      ...place,
      created_at: new Date(place.created_at).toISOString(),
      last_used_at: new Date(place.last_used_at).toISOString(),
    })),
  ).toEqual([
    {
      id: idOf(desk),
      device: 'Firefox on Linux',
      address: '203.0.113.9',
      created_at: at(12),
      last_used_at: at(13),
      is_current: true,
    },
    {
      id: idOf(phone),
      device: 'Safari on iOS',
      address: '198.51.100.20',
      created_at: '2026-07-01T02:00:00.000Z',
      last_used_at: '2026-07-01T02:00:00.000Z',
      is_current: false,
    },
  ]);
});

test('lists no session whose tokens have all expired', async () => {
  await signIn(IPHONE, '198.51.100.20');
  // A refresh token lasts 14 days, a session 30.
  server.setTime('2026-07-16T10:00:00+08:00');
  const desk = await signIn(FIREFOX, '203.0.113.7');

  const { body } = await api(desk).get('/user/sessions');

  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([idOf(desk)]);
});

test('ends one session, and notes it', async () => {
  const [phone, desk] = [await signIn(IPHONE, '198.51.100.20'), await signIn(FIREFOX, '203.0.113.7')];

  const reply = await api(desk).delete(`/user/sessions/${idOf(phone)}`);

  expect(reply).toMatchObject({ status: 200, body: { message: 'Session ended.' } });
  expect([await isAlive(phone), await isAlive(desk)]).toEqual([false, true]);
  const noted = server.db.selectFrom('audit_log').select('entity_uuid').where('action', '=', 'session.end');
  expect(await noted.execute()).toEqual([{ entity_uuid: idOf(phone) }]);
});

test('ends all sessions but this one', async () => {
  const sessions = [await signIn(IPHONE, '198.51.100.20'), await signIn(FIREFOX, '203.0.113.7')];
  const here = await signIn(FIREFOX, '203.0.113.7');

  expect((await api(here).delete('/user/sessions')).status).toBe(200);

  for (const session of sessions) expect(await isAlive(session)).toBe(false);
  expect(await isAlive(here)).toBe(true);
});

test('finds no session of somebody else, and none that has ended', async () => {
  const desk = await signIn(FIREFOX, '203.0.113.7');
  const lim = await server.as('ADMIN');

  const replies = [
    await lim.delete(`/user/sessions/${idOf(desk)}`),
    await lim.delete('/user/sessions/1'),
    await lim.delete('/user/sessions/00000000-0000-4000-8000-000000000000'),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await isAlive(desk)).toBe(true);
});

test('notes device and address of a sign-in that took a second step', async () => {
  const desk = await signIn(FIREFOX, '203.0.113.7');
  const { codes } = await setUpTotp(api(desk), NOW);
  const asked = await signIn(IPHONE, '198.51.100.20');
  const answer = { challenge: asked.body.data.second_factor.challenge, code: codes[0] };
  const phone = await server.anonymous.post('/login/second-factor', answer, {
    'user-agent': IPHONE,
    'x-forwarded-for': '198.51.100.20',
  });

  const { body } = await api(phone).get('/user/sessions');

  expect(body.data.find((place: { is_current: boolean }) => place.is_current)).toMatchObject({
    device: 'Safari on iOS',
    address: '198.51.100.20',
  });
});

test('lets an administrator sign a user out everywhere, and notes it', async () => {
  const desk = await signIn(FIREFOX, '203.0.113.7');
  const lim = await server.as('ADMIN', { name: 'Lim' });
  const { uuid } = (await api(desk).get('/user/details')).body.data;

  const reply = await lim.delete(`/users/${uuid}/sessions`);

  expect(reply).toMatchObject({
    status: 200,
    body: { message: expect.stringMatching(/ signed out everywhere\.$/) },
  });
  expect([await isAlive(desk), (await lim.get('/user/details')).status]).toEqual([false, 200]);
  const noted = server.db
    .selectFrom('audit_log')
    .select(['user_name', 'entity_uuid'])
    .where('action', '=', 'user.end-sessions');
  expect(await noted.execute()).toEqual([{ user_name: 'Lim', entity_uuid: uuid }]);
});

test('lets only another Super Admin sign a Super Admin out', async () => {
  const [farah, siti] = [await server.as('SUPER_ADMIN'), await server.as('SUPER_ADMIN')];
  const lim = await server.as('ADMIN');
  const path = `/users/${farah.user.uuid}/sessions`;

  const replies = [await lim.delete(path), await farah.delete(path), await siti.delete(path)];

  expect(replies.map(({ status }) => status)).toEqual([403, 409, 200]);
});
