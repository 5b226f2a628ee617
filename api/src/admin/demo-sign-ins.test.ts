import { DEMO_PASSWORD } from '../db/seed/parties/users';
import { hashPassword } from '../resources/session/password-hash';
import { refuseDemoSignIns } from '../resources/users/demo-sign-ins/refuse-demo-sign-ins';
import { client } from '../testing/apps/client';
import { addDemoSignIns } from '../testing/records/demo-sign-ins';
import { operatorOf } from '../testing/databases/operator';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);

beforeEach(() => addDemoSignIns(server.db));

const signIn = (email: string, password = DEMO_PASSWORD) => server.anonymous.post('/login', { email, password });

/** Lets the demo's Super Admin sign in and change their own account. */
async function makeOwn(fields: { email?: string; password?: string }) {
  const { body } = await signIn('super@demo.test');
  const self = client(server.app, body.data.access_token);
  const { data: user } = (await self.get('/users')).body;
  const { id, name } = user.find(({ email }: { email: string }) => email === 'super@demo.test');
  const { password, email = 'super@demo.test' } = fields;
  if (password) {
    const change = { current_password: DEMO_PASSWORD, password, password_confirmation: password };
    expect((await self.put('/user/password', change)).status).toBe(200);
  }
  return self.put(`/users/${id}`, { name, email });
}

test('removes no demo sign-in while nobody else is Super Admin', async () => {
  const { code, said } = await admin(['remove-demo-sign-ins']);

  expect([code, said]).toEqual([
    2,
    ['No Super Admin would be left: run create-super-admin <e-mail> first. Nothing was removed.'],
  ]);
  expect((await signIn('super@demo.test')).status).toBe(200);
});

test('removes the demo sign-ins, ends their sessions, and keeps their names in the history', async () => {
  const siti = await server.as('SUPER_ADMIN', { name: 'Siti', email: 'siti@example.test' });
  const { body } = await signIn('super@demo.test');
  const demo = client(server.app, body.data.access_token);

  const { code, said } = await admin(['remove-demo-sign-ins']);

  expect([code, said]).toEqual([0, ['22 demo sign-ins removed.']]);
  expect((await demo.get('/user/details')).status).toBe(418);
  expect((await signIn('super@demo.test')).status).toBe(422);
  expect((await siti.get('/users')).body.total).toBe(1);
  const rows = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'user.delete').execute();
  expect(rows).toHaveLength(22);
  expect(rows[0]).toMatchObject({ user_name: 'Command line of the server', before: { email: 'super@demo.test' } });
});

test('ends what demo sign-ins have issued, and names whom they have made', async () => {
  await server.as('SUPER_ADMIN', { name: 'Siti', email: 'siti@example.test' });
  const { body } = await signIn('super@demo.test');
  const demo = client(server.app, body.data.access_token);
  const issued = { name: 'Train', remotes: ['mfe-cranes'], environments: ['production'], ends_on: '2026-12-31' };
  const { token } = (await demo.post('/remotes/tokens', issued)).body.data;
  const account = { name: 'Mole', email: 'mole@example.test', password: 'Fine-weather-7', roles: [1] };
  const made = await demo.post('/users', { ...account, password_confirmation: account.password });
  expect(made.status).toBe(201);

  const { said } = await admin(['remove-demo-sign-ins']);

  expect(said).toEqual([
    '22 demo sign-ins removed.',
    'Publish tokens that ended with them: Train.',
    'They have made these users, who can sign in: remove whom you do not know.',
    '  Mole <mole@example.test>, Super Admin',
  ]);
  expect((await client(server.app, token).get('/remotes/token')).body.message).toContain('was revoked by');
});

test('makes the demo’s password void for an administrator with an account of their own, and no server starts before', async () => {
  await server.as('SUPER_ADMIN', { name: 'Siti', email: 'siti@example.test' });
  await admin(['remove-demo-sign-ins']);
  const lim = await server.as('ADMIN', { name: 'Lim', email: 'lim@example.test' });
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await server.db.updateTable('users').set({ password_hash }).where('id', '=', lim.user.id).execute();
  await expect(refuseDemoSignIns(server.db)).rejects.toThrow('The password of lim@example.test is that of the demo');

  const { said } = await admin(['remove-demo-sign-ins']);

  expect(said).toEqual([
    'There are no demo sign-ins.',
    'The demo’s password is void for lim@example.test: they set another by “Forgot password”.',
  ]);
  await refuseDemoSignIns(server.db);
  expect((await signIn('lim@example.test')).status).toBe(422);
});

test('knows a demo sign-in by its mark when it has another e-mail, until the password is another one too', async () => {
  await server.as('SUPER_ADMIN');
  await makeOwn({ email: 'farah@example.test' });

  const early = await admin(['keep-demo-sign-in', 'farah@example.test']);
  await server.db
    .updateTable('users')
    .set({ email: 'super@demo.test' })
    .where('email', '=', 'farah@example.test')
    .execute();
  await makeOwn({ email: 'farah@example.test', password: 'a good horse' });
  const kept = await admin(['keep-demo-sign-in', 'Farah@example.test']);
  const removed = await admin(['remove-demo-sign-ins']);

  expect([early.code, early.said]).toEqual([2, ["farah@example.test has the demo's password: set another one first."]]);
  expect([kept.code, kept.text]).toEqual([0, expect.stringContaining('no longer counts as a demo sign-in')]);
  expect(removed.said).toEqual(['21 demo sign-ins removed.']);
  expect((await signIn('farah@example.test', 'a good horse')).status).toBe(200);
});

test('keeps no account at an address of the demo, and none that is not there', async () => {
  await makeOwn({ password: 'a good horse' });

  const demo = await admin(['keep-demo-sign-in', 'super@demo.test']);
  const nobody = await admin(['keep-demo-sign-in', 'nobody@example.test']);

  expect(demo).toMatchObject({ code: 2, text: expect.stringContaining('an e-mail of their own first') });
  expect(nobody).toMatchObject({ code: 2, said: ['There is no user with the e-mail nobody@example.test.'] });
});

test('keeps an account once, and notes it once', async () => {
  await makeOwn({ email: 'farah@example.test', password: 'a good horse' });
  await admin(['keep-demo-sign-in', 'farah@example.test']);

  const again = await admin(['keep-demo-sign-in', 'farah@example.test']);

  expect(again).toMatchObject({
    code: 2,
    said: ["farah@example.test does not have the demo's mark. Nothing was changed."],
  });
  const changes = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'user.update').execute();
  const notes = changes.filter(({ after }) => after !== null && 'is_demo' in (after as object));
  expect(notes).toMatchObject([{ before: { is_demo: true }, after: { is_demo: false } }]);
});

test('counts an unmarked account at a demo address only when it has the demo password', async () => {
  await server.db.updateTable('users').set({ is_demo: false }).execute();
  await server.db.deleteFrom('user_roles').execute();
  await server.db.deleteFrom('users').where('email', 'not in', ['pm@demo.test', 'owner@demo.test']).execute();
  await server.as('SUPER_ADMIN', { email: 'siti@demo.test', passwordHash: await hashPassword('a good horse') });

  expect((await admin(['remove-demo-sign-ins'])).said).toEqual(['2 demo sign-ins removed.']);
});

test('brings a restored demo into use without its sign-ins, and asks for a Super Admin', async () => {
  const { code, said } = await admin(['migrate', '--without-demo-sign-ins']);

  expect([code, said]).toEqual([
    0,
    [
      'The database is up to date.',
      '22 demo sign-ins removed.',
      'There is no Super Admin: run create-super-admin <e-mail>.',
    ],
  ]);
  expect((await signIn('super@demo.test')).status).toBe(422);
});
