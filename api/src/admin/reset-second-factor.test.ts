import { hashPassword } from '../resources/session/password-hash';
import { operatorOf } from '../testing/databases/operator';
import { OWN_PASSWORD, setUpTotp } from '../testing/records/second-factor';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);
const EMAIL = 'siti@example.test';

test('resets the second step of the last Super Admin, and notes that it was done on the server', async () => {
  const siti = await server.as('SUPER_ADMIN', {
    name: 'Siti',
    email: EMAIL,
    passwordHash: await hashPassword(OWN_PASSWORD),
  });
  await setUpTotp(siti, '2026-07-01T10:00:00+08:00');

  const { code, said } = await admin(['reset-second-factor', EMAIL]);
  const again = await admin(['reset-second-factor', EMAIL]);
  const signIn = await server.anonymous.post('/login', { email: EMAIL, password: OWN_PASSWORD });
  const [row] = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'user.reset-second-factor')
    .execute();

  expect([code, said]).toEqual([0, [`Two-step sign-in of Siti <${EMAIL}> reset.`]]);
  expect(again).toMatchObject({ code: 2, said: ['Siti has not set up two-step sign-in.'] });
  expect((await siti.get('/user/details')).status).toBe(418);
  expect(signIn.body.data).toMatchObject({ token_type: 'Bearer' });
  expect(row).toMatchObject({ user_id: null, user_name: 'Command line of the server', entity_uuid: siti.user.uuid });
});

test('says when nobody has the e-mail', async () => {
  expect(await admin(['reset-second-factor', 'nobody@example.test'])).toMatchObject({
    code: 2,
    said: ['No user has the e-mail nobody@example.test.'],
  });
});
