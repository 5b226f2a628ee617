import {
  aisyahOn,
  codeAt,
  EMAIL,
  EXPIRED,
  OWN_PASSWORD,
  setUpPasskey,
  setUpTotp,
  stateOf,
  unlocked,
} from '../../testing/records/second-factor';
import { hashCheaply } from '../../testing/records/cheap-hash';
import { softPasskey } from '../../testing/records/soft-passkey';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();
const { addAisyah, login, challenged, answer, accountActions } = aisyahOn(api);
const NOW = '2026-07-01T10:00:00+08:00';
const notices = async () => {
  const rows = await api.db.selectFrom('mails').select('body').orderBy('id').execute();
  return rows.map(({ body }) => body?.split('\n')[2]);
};

test('shows what is set up, and that nothing is at first', async () => {
  const aisyah = await addAisyah();

  const before = await stateOf(aisyah);
  await setUpTotp(aisyah, NOW);
  await setUpPasskey(aisyah, { name: 'Phone' });
  const after = await stateOf(aisyah);

  expect(before).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0, is_required: false });
  expect(after).toEqual({
    totp: { created_at: expect.any(String) },
    passkeys: [{ uuid: expect.any(String), name: 'Phone', created_at: expect.any(String), last_used_at: null }],
    recovery_codes_left: 10,
    is_required: false,
  });
});

test('asks for the password before anything changes, and for the right one', async () => {
  const aisyah = await addAisyah();

  const wrong = await aisyah.post('/user/second-factor/unlock', { current_password: 'wrong horse' });
  const without = [
    await aisyah.post('/second-factor/totp', { challenge: 'x'.repeat(43) }),
    await aisyah.post('/user/second-factor/off', { challenge: 'x'.repeat(43) }),
  ];

  expect(wrong.body).toEqual({ errors: { current_password: ['Current password is not correct.'] } });
  for (const { status, body } of without) expect([status, body]).toEqual([422, EXPIRED]);
});

test('may be changed for ten minutes, in the session in which the password was typed, while that lasts', async () => {
  const aisyah = await addAisyah();
  const { body } = await login();
  const elsewhere = { authorization: `Bearer ${body.data.access_token}` };
  const challenge = await unlocked(aisyah);

  const inOther = await api.anonymous.post('/user/second-factor/off', { challenge }, elsewhere);
  const inOwn = await aisyah.post('/second-factor/totp', { challenge });
  await aisyah.post('/logout', {});
  const signedOut = await api.anonymous.post('/second-factor/totp', { challenge });
  const late = await api.anonymous.post('/user/second-factor/unlock', { current_password: OWN_PASSWORD }, elsewhere);
  api.setTime('2026-07-01T10:10:00+08:00');
  const tooLate = await api.anonymous.post('/second-factor/totp', { challenge: late.body.data.challenge });

  expect(inOwn.status).toBe(200);
  for (const { status, body: told } of [inOther, signedOut, tooLate]) expect([status, told]).toEqual([422, EXPIRED]);
});

test('gives the secret as text, as an address and as a QR code, and adds it once a code confirms it', async () => {
  const aisyah = await addAisyah();
  const challenge = await unlocked(aisyah);

  const { body } = await aisyah.post('/second-factor/totp', { challenge });
  const wrong = await aisyah.post('/second-factor/totp/confirm', { challenge, code: '000 000' });
  const before = await stateOf(aisyah);
  const code = codeAt(body.data.secret, NOW);
  const right = await aisyah.post('/second-factor/totp/confirm', {
    challenge,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });

  expect(body.data).toEqual({
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    uri: `otpauth://totp/Siteledger%3Aaisyah%40example.test?secret=${body.data.secret}&issuer=Siteledger`,
    qr: expect.stringMatching(/^<svg /),
  });
  expect(wrong.body).toEqual({ errors: { code: ['The code is not correct.'] } });
  expect(before.totp).toBeNull();
  expect(right.body.data).toEqual({ recovery_codes: expect.any(Array), session: null });
});

test('gives recovery codes with the first method only, and new ones when asked', async () => {
  const aisyah = await addAisyah();
  const { added } = await setUpPasskey(aisyah);
  const { added: second } = await setUpTotp(aisyah, NOW);
  const [old = ''] = added.recovery_codes ?? [];

  const { body } = await aisyah.post('/user/second-factor/recovery-codes', { challenge: await unlocked(aisyah) });
  const [fresh = ''] = body.data.recovery_codes as string[];
  const use = async (code: string) => (await answer(await challenged(), code)).status;

  expect(second.recovery_codes).toBeNull();
  expect([await use(old), await use(fresh)]).toEqual([422, 200]);
  expect((await stateOf(aisyah)).recovery_codes_left).toBe(9);
});

test('renames and removes a passkey, and no other person’s', async () => {
  const aisyah = await addAisyah();
  const lim = await api.as('BUSINESS_OWNER', {
    email: 'lim@example.test',
    passwordHash: await hashCheaply(OWN_PASSWORD),
  });
  await setUpPasskey(aisyah);
  await setUpTotp(aisyah, NOW);
  const [{ uuid }] = (await stateOf(aisyah)).passkeys;
  const rename = async (who: typeof aisyah, id = uuid) =>
    who.put(`/user/passkeys/${id}`, { challenge: await unlocked(who), name: 'Office laptop' });
  const remove = async (who: typeof aisyah) =>
    who.post(`/user/passkeys/${uuid}/removal`, { challenge: await unlocked(who) });

  const foreign = [await rename(lim), await remove(lim), await rename(aisyah, 'nonsense')];
  const renamed = await rename(aisyah);
  const removed = await remove(aisyah);

  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(renamed.body.data).toMatchObject({ uuid, name: 'Office laptop' });
  expect(removed.body).toEqual({ message: 'Passkey "Office laptop" removed.' });
  expect((await stateOf(aisyah)).passkeys).toEqual([]);
});

test('signs in by the password alone again once it is turned off or the last method is removed', async () => {
  const aisyah = await addAisyah();
  await setUpTotp(aisyah, NOW);
  await aisyah.post('/user/second-factor/totp/removal', { challenge: await unlocked(aisyah) });
  const removed = [(await login()).body.data, await stateOf(aisyah)];
  await setUpPasskey(aisyah);
  await aisyah.post('/user/second-factor/off', { challenge: await unlocked(aisyah) });
  const off = [(await login()).body.data, await stateOf(aisyah)];

  for (const [signedIn, left] of [removed, off]) {
    expect(signedIn).toMatchObject({ token_type: 'Bearer' });
    expect(left).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0, is_required: false });
  }
});

test('takes no passkey made for another site or other options', async () => {
  const aisyah = await addAisyah();
  const challenge = await unlocked(aisyah);
  const options = async () => (await aisyah.post('/second-factor/passkeys/options', { challenge })).body.data;
  const add = (credential: object) => aisyah.post('/second-factor/passkeys', { challenge, name: 'Laptop', credential });
  const first = await options();

  const elsewhere = await add(softPasskey('https://evil.test').made(await options()));
  const stale = await add(softPasskey().made(first));
  const asked = await options();
  const twice = [await add(softPasskey().made(asked)), await add(softPasskey().made(asked))];

  expect(asked).toMatchObject({
    rp: { id: 'siteledger.example.test' },
    authenticatorSelection: { userVerification: 'preferred' },
  });
  expect([elsewhere.status, stale.status]).toEqual([422, 422]);
  expect(twice.map(({ status }) => status)).toEqual([200, 422]);
});

test('is refused on behalf of somebody else', async () => {
  const aisyah = await addAisyah();
  const farah = await api.as('SUPER_ADMIN');
  const { body } = await farah.get(`/impersonate-user/take?email=${EMAIL}`);
  const acting = { authorization: `Bearer ${body.data.access_token}` };

  const replies = [
    await api.anonymous.get('/user/second-factor', acting),
    await api.anonymous.post('/user/second-factor/unlock', { current_password: OWN_PASSWORD }, acting),
    await api.anonymous.post('/user/second-factor/off', { challenge: await unlocked(aisyah) }, acting),
  ];

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('is noted in the audit trail and mailed to the owner, without a secret', async () => {
  const aisyah = await addAisyah();
  await setUpTotp(aisyah, NOW);
  await setUpPasskey(aisyah, { name: 'Phone' });
  await aisyah.post('/user/second-factor/recovery-codes', { challenge: await unlocked(aisyah) });
  await aisyah.post('/user/second-factor/off', { challenge: await unlocked(aisyah) });

  const entity_uuid = aisyah.user.uuid;
  expect(await accountActions()).toEqual(
    ['user.add-totp', 'user.add-passkey', 'user.replace-recovery-codes', 'user.turn-off-second-factor'].map(
      (action) => ({
        action,
        user_name: 'Aisyah',
        entity_uuid,
      }),
    ),
  );
  expect(await notices()).toEqual([
    'An authenticator app was set up for your account.',
    'A passkey was added to your account.',
    'New recovery codes were created for your account. The old ones no longer work.',
    'Two-step sign-in was turned off for your account.',
  ]);
});
