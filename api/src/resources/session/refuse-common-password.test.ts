import { dictionary } from '@zxcvbn-ts/language-common';
import { hashCheaply } from '../../testing/records/cheap-hash';
import { readMails } from '../../testing/apps/mails';
import { withApp } from '../../testing/apps/with-app';
import { refuseCommonPassword } from './refuse-common-password';

const server = withApp();
const EMAIL = 'aisyah.rahman@example.test';
const NAME = 'Aisyah binti Rahman';
const OWN = ['aisyah.rahman@example.test', 'AisyahRahman', 'aisyah binti rahman', 'Rahman'];
const REFUSED = ['123456', 'password', 'PassWord1', 'qwerty123', ...OWN];
const isTooCommon = { status: 422, body: { errors: { password: ['Password is too common.'] } } };
const twice = (password: string) => ({ password, password_confirmation: password });

const addAisyah = async () =>
  server.as('BUSINESS_OWNER', { name: NAME, email: EMAIL, passwordHash: await hashCheaply('old horse') });

test.each(REFUSED)('refuses %s for a new user', async (password) => {
  const admin = await server.as('ADMIN');

  const reply = await admin.post('/users', { name: NAME, email: EMAIL, ...twice(password) });

  expect(reply).toMatchObject(isTooCommon);
});

test.each(['123456', 'Rahman'])('refuses %s wherever a password is set', async (password) => {
  const aisyah = await addAisyah();
  const admin = await server.as('ADMIN');
  await server.anonymous.post('/forgot-password', { email: EMAIL });
  const [mail] = await readMails(server.db);
  const token = /\/([\w-]{43})\n/.exec(mail?.body ?? '')?.[1];

  const replies = [
    await admin.put(`/users/${aisyah.user.uuid}`, { name: NAME, email: EMAIL, ...twice(password) }),
    await aisyah.put('/user/password', { current_password: 'old horse', ...twice(password) }),
    await server.anonymous.post('/reset-password', { email: EMAIL, token, ...twice(password) }),
  ];

  for (const reply of replies) expect(reply).toMatchObject(isTooCommon);
  expect((await server.anonymous.post('/login', { email: EMAIL, password: 'old horse' })).status).toBe(200);
});

test('measures a new password by the name and e-mail that come with it', async () => {
  const { user } = await addAisyah();
  const admin = await server.as('ADMIN');
  const change = { name: 'Mei Lingling', email: EMAIL };

  const refused = await admin.put(`/users/${user.uuid}`, { ...change, ...twice('Lingling') });
  const accepted = await admin.put(`/users/${user.uuid}`, { ...change, ...twice('Rahman') });

  expect([refused.status, accepted.status]).toEqual([422, 200]);
});

test('knows the 10,000 most common passwords of six and more characters, and lets the next ones pass', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 6);
  const owner = { name: NAME, email: EMAIL };

  for (const password of long.slice(0, 10_000)) expect(() => refuseCommonPassword(password, owner)).toThrow();
  for (const password of [...long.slice(10_000, 10_100), '!!!???'])
    expect(() => refuseCommonPassword(password, owner)).not.toThrow();
});
