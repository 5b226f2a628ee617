import { aisyahOn, EXPIRED, setUpPasskey, setUpTotp, stateOf, unlocked } from '../../testing/records/second-factor';
import { withApp } from '../../testing/apps/with-app';

const api = withApp({ secondFactorRoles: [1, 2] });
const { addAisyah, login, challenged, answer, details, accountActions } = aisyahOn(api);
const NOW = '2026-07-01T10:00:00+08:00';

test('is not turned off by a person whose role requires it, and keeps their last method', async () => {
  const admin = await addAisyah('ADMIN');
  const { secret } = await setUpTotp(admin, NOW);

  const replies = [
    await admin.post('/user/second-factor/off', { challenge: await unlocked(admin) }),
    await admin.post('/user/second-factor/totp/removal', { challenge: await unlocked(admin) }),
  ];

  for (const { status, body } of replies)
    expect([status, body.data.err_msg]).toEqual([
      409,
      'Your role requires two-step sign-in. Add another method before you remove this one.',
    ]);
  expect(secret).toHaveLength(32);
  expect(await stateOf(admin)).toMatchObject({ is_required: true, recovery_codes_left: 10, totp: {} });
});

test('lets a person whose role requires it add a method first, and signs them in with it', async () => {
  await addAisyah('SUPER_ADMIN');

  const asked = (await login()).body.data;
  const { challenge } = asked.second_factor;
  const early = await answer(challenge, '000000');
  const { added } = await setUpTotp(api.anonymous, NOW, challenge);
  const who = await details(added.session?.access_token ?? '');
  const again = await api.anonymous.post('/second-factor/totp', { challenge });

  expect(asked).toEqual({
    second_factor: { challenge, expires_in: 900, purpose: 'enrol', methods: ['passkey', 'totp'] },
  });
  expect(early.body).toEqual(EXPIRED);
  expect(added.recovery_codes).toHaveLength(10);
  expect(who.body.data).toMatchObject({ name: 'Aisyah' });
  expect(again.body).toEqual(EXPIRED);
  expect((await login()).body.data.second_factor).toMatchObject({ purpose: 'answer' });
});

test('starts one session when a required method is added by passkey', async () => {
  await addAisyah('ADMIN');
  const challenge = await challenged();

  const { added } = await setUpPasskey(api.anonymous, { challenge });

  expect(added).toMatchObject({ recovery_codes: expect.any(Array), session: { token_type: 'Bearer' } });
});

test('is reset by an administrator for a person who lost the phone: sessions end, and they start again', async () => {
  const aisyah = await addAisyah();
  const admin = await api.as('ADMIN', { name: 'Lim' });
  await setUpTotp(aisyah, NOW);
  const challenge = await challenged();

  const reply = await admin.delete(`/users/${aisyah.user.uuid}/second-factor`);
  const pending = await answer(challenge, '000000');

  expect(reply.body).toEqual({ message: 'Two-step sign-in of Aisyah reset.' });
  expect(pending.body).toEqual(EXPIRED);
  expect((await aisyah.get('/user/details')).status).toBe(418);
  expect((await login()).body.data).toMatchObject({ token_type: 'Bearer' });
  expect((await accountActions()).at(-1)).toEqual({
    action: 'user.reset-second-factor',
    user_name: 'Lim',
    entity_uuid: aisyah.user.uuid,
  });
});

test('is reset for a Super Admin by another one only, and by nobody for themselves', async () => {
  const aisyah = await addAisyah('SUPER_ADMIN');
  const [admin, other] = [await api.as('ADMIN'), await api.as('SUPER_ADMIN')];
  await setUpTotp(aisyah, NOW);
  const path = `/users/${aisyah.user.uuid}/second-factor`;

  const replies = [
    await admin.delete(path),
    await aisyah.delete(path),
    await other.delete(path),
    await other.delete(path),
  ];

  expect(replies.map(({ status }) => status)).toEqual([403, 409, 200, 409]);
});
