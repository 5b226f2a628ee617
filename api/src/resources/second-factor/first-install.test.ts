import { readConfig } from '../../config';
import { client } from '../../testing/apps/client';
import { operatorOf } from '../../testing/databases/operator';
import { aisyahOn, codeAt, EMAIL, OWN_PASSWORD, setUpTotp } from '../../testing/records/second-factor';
import { withApp } from '../../testing/apps/with-app';

// The default settings of a production server.
const { secondFactorRoles } = readConfig({ APP_ENV: 'production' });
const server = withApp({ secondFactorRoles });
const operator = operatorOf(server);
const { addAisyah, login, challenged, answer, details } = aisyahOn(server);
const at = (time: string) => `2026-07-01T${time}+08:00`;

test('the first Super Admin of a production server adds a second step while signing in, and then works', async () => {
  await operator(['create-super-admin', EMAIL, '--name', 'Aisyah'], { password: OWN_PASSWORD });

  const asked = (await login()).body.data;
  const { secret, added } = await setUpTotp(server.anonymous, at('10:00:00'), asked.second_factor.challenge);
  const aisyah = client(server.app, added.session?.access_token);
  const lim = { name: 'Lim', email: 'lim@example.test', roles: ['ADMIN'] };
  const created = await aisyah.post('/users', {
    ...lim,
    password: OWN_PASSWORD,
    password_confirmation: OWN_PASSWORD,
  });
  server.setTime(at('10:05:00'));
  const next = await answer(await challenged(), codeAt(secret, at('10:05:00')));

  expect(asked).toEqual({ second_factor: expect.objectContaining({ purpose: 'enrol' }) });
  expect(added.recovery_codes).toHaveLength(10);
  expect(created.status).toBe(201);
  expect(next).toMatchObject({ status: 200, body: { data: { token_type: 'Bearer' } } });
  // Each administrator adds their own method.
  expect((await login(lim.email)).body.data.second_factor).toMatchObject({ purpose: 'enrol' });
});

test('a first Super Admin who sets the password by the printed link adds a second step, too', async () => {
  const { text } = await operator(['create-super-admin', EMAIL, '--link']);
  const [token = ''] = /[\w-]{43}$/.exec(text) ?? [];
  const password = { password: OWN_PASSWORD, password_confirmation: OWN_PASSWORD };

  const set = await server.anonymous.post('/reset-password', { email: EMAIL, token, ...password });

  expect(set.status).toBe(200);
  expect((await login()).body.data.second_factor).toMatchObject({ purpose: 'enrol', methods: ['passkey', 'totp'] });
});

test('a person who becomes an administrator works on, and adds a second step at the next sign-in', async () => {
  const aisyah = await addAisyah('PROJECT_MANAGER');
  const session = (await login()).body.data;
  const farah = await server.as('SUPER_ADMIN');

  const path = `/users/${aisyah.user.uuid}`;
  const promoted = await farah.put(path, { name: 'Aisyah', email: EMAIL, roles: ['ADMIN'] });
  const meanwhile = await details(session.access_token);
  const renewed = await server.anonymous.post('/refresh', { refresh_token: session.refresh_token });
  const asked = (await login()).body.data;
  const { added } = await setUpTotp(server.anonymous, at('10:00:00'), asked.second_factor.challenge);

  expect([promoted.status, meanwhile.status, renewed.status]).toEqual([200, 200, 200]);
  expect((await details(renewed.body.data.access_token)).body.data.roles).toMatchObject([{ id: 2 }]);
  expect(asked.second_factor).toMatchObject({ purpose: 'enrol' });
  expect((await details(added.session?.access_token ?? '')).status).toBe(200);
});
