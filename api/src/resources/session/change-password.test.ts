import { sql } from 'kysely';
import { type Reply } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';
import { hashPassword } from './password-hash';

const api = withApp();
const PASSWORD = 'correct horse';
const EMAIL = 'aisyah@example.test';
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const addAisyah = () => api.as('BUSINESS_OWNER', { name: 'Aisyah binti Rahman', email: EMAIL, passwordHash });
const signIn = (password = PASSWORD, email = EMAIL) => api.anonymous.post('/login', { email, password });
const details = (reply: Reply) =>
  api.anonymous.get('/user/details', { authorization: `Bearer ${reply.body.data.access_token}` });

test('changes the password, and ends the other sessions', async () => {
  await addAisyah();
  const [here, elsewhere] = [await signIn(), await signIn()];
  const bearer = { authorization: `Bearer ${here.body.data.access_token}` };

  const reply = await api.anonymous.put(
    '/user/password',
    { current_password: PASSWORD, password: 'new horse', password_confirmation: 'new horse' },
    bearer,
  );

  expect(reply).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect((await details(here)).status).toBe(200);
  expect((await details(elsewhere)).status).toBe(418);
  expect((await signIn()).status).toBe(422);
  expect((await signIn('new horse')).status).toBe(200);
});

test('keeps the password when the current one is wrong or the new one is not confirmed', async () => {
  const aisyah = await addAisyah();

  const wrong = await aisyah.put('/user/password', {
    current_password: 'wrong',
    password: 'new horse',
    password_confirmation: 'new horse',
  });
  const unconfirmed = await aisyah.put('/user/password', {
    current_password: PASSWORD,
    password: 'new horse',
    password_confirmation: 'other',
  });
  const short = await aisyah.put('/user/password', {
    current_password: PASSWORD,
    password: 'short',
    password_confirmation: 'short',
  });

  expect(wrong.body).toEqual({ errors: { current_password: ['Current password is not correct.'] } });
  expect(unconfirmed.body).toEqual({
    errors: { password_confirmation: ['Password confirmation must be equal to Password.'] },
  });
  expect(short.body).toEqual({ errors: { password: ['Password field must be at least or equals to 6 characters.'] } });
  expect((await signIn()).status).toBe(200);
});

test('says on whose behalf somebody acts, and lets nobody change another one’s password', async () => {
  const aisyah = await addAisyah();
  const admin = await api.as('SUPER_ADMIN', { name: 'Farah', email: 'farah@example.test' });
  await sql`update sessions set kind = 'impersonation', real_user_id = ${admin.user.id},
    parent_id = (select id from sessions where user_id = ${admin.user.id}) where user_id = ${aisyah.user.id}`.execute(
    api.db,
  );

  const who = await aisyah.get('/user/details');
  const change = await aisyah.put('/user/password', {
    current_password: PASSWORD,
    password: 'new horse',
    password_confirmation: 'new horse',
  });

  expect(who.body.data).toMatchObject({
    name: 'Aisyah binti Rahman',
    impersonated_by: { name: 'Farah', email: 'farah@example.test' },
  });
  expect(change.status).toBe(403);
});
