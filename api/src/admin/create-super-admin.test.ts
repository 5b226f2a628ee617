import { operatorOf } from '../testing/databases/operator';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);

test('creates a Super Admin who can sign in with the password that was typed', async () => {
  const { code, said } = await admin(['create-super-admin', 'siti@example.test', '--name', 'Siti'], {
    password: 'a good horse',
  });
  const signIn = await server.anonymous.post('/login', { email: 'siti@example.test', password: 'a good horse' });
  const [row] = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'user.create').execute();

  expect([code, said]).toEqual([0, ['Siti <siti@example.test> is a Super Admin.']]);
  expect(signIn.status).toBe(200);
  expect(row).toMatchObject({ user_id: null, user_name: 'Command line of the server' });
  expect(row?.after).toMatchObject({ roles: [{ id: 1 }] });
});

test('refuses a password and an e-mail as the product does, and creates nobody', async () => {
  const weak = await admin(['create-super-admin', 'siti@example.test'], { password: 'short' });
  const common = await admin(['create-super-admin', 'siti@example.test'], { password: 'letmein' });
  const odd = await admin(['create-super-admin', 'siti'], { password: 'a good horse' });

  expect(weak).toMatchObject({ code: 2, said: ['Password field must be at least or equals to 6 characters.'] });
  expect(common).toMatchObject({ code: 2, said: ['Password is too common.'] });
  expect(odd).toMatchObject({ code: 2, text: expect.stringMatching(/valid/i) });
  expect(await server.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('prints a link that sets the password of a new Super Admin once', async () => {
  const { code, text } = await admin(['create-super-admin', 'siti@example.test', '--link']);
  const [, link, token = ''] = /\n(https:\S+)\/([\w-]{43})$/.exec(text) ?? [];
  const reset = () =>
    server.anonymous.post('/reset-password', {
      ...{ email: 'siti@example.test', token },
      ...{ password: 'a good horse', password_confirmation: 'a good horse' },
    });

  expect(code).toBe(0);
  expect(link).toBe('https://siteledger.example.test/password/reset/siti%40example.test');
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 422]);
});

test('makes a user one who is there already, keeps the other roles, and leaves the password alone', async () => {
  const mei = await server.as('PROJECT_MANAGER', { name: 'Mei', email: 'mei@example.test' });

  const { code, text } = await admin(['create-super-admin', 'MEI@example.test']);

  expect([code, text]).toEqual([0, expect.stringContaining('keeps the present password until the link is used')]);
  expect((await mei.get('/user/details')).body.data.roles.map(({ id }: { id: number }) => id)).toEqual([1, 4]);
});
