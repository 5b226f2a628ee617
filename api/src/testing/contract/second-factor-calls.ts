import { hashToken } from '../../secrets/token-hash';
import { hashRecoveryCode } from '../../resources/second-factor/recovery-codes';
import { sealedFor } from '../../resources/second-factor/sealed-for';
import { newTotpSecret, totpCode, totpStepAt } from '../../resources/second-factor/totp';
import { seal } from '../../secrets/seal';
import { softPasskey } from '../records/soft-passkey';
import { TEST_CONFIG } from '../apps/with-app';
import { type At, type CallOf } from './call-of';
import { PASSWORD } from './world';

// The tests' clock, fixed while they walk all routes.
const NOW = new Date('2026-07-01T10:00:00+08:00');
const CHALLENGE = 'the-challenge-of-a-step';
const RECOVERY_CODE = 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF';
const WEBAUTHN = Buffer.from('a-challenge-for-webauthn').toString('base64url');
const { hostname } = new URL(TEST_CONFIG.publicUrl);

type Step = { purpose: 'answer' | 'enrol'; totp_secret?: Buffer; webauthn?: string };

/** Creates a challenge for a sign-in of the member of staff. */
async function step({ db, world: { staff } }: At, given: Step) {
  const row = { token_hash: hashToken(CHALLENGE), user_id: staff.user.id, expires_at: '2100-01-01T00:00:00Z' };
  await db
    .insertInto('second_factor_challenges')
    .values({ ...row, ...given })
    .execute();
  return { challenge: CHALLENGE };
}

/** Creates a challenge for changing the caller's own second factor. */
async function unlocked({ db, caller }: At) {
  if (!caller) return { challenge: CHALLENGE };
  const { session_id } = await db
    .selectFrom('session_tokens')
    .select('session_id')
    .where('token_hash', '=', hashToken(caller.token ?? ''))
    .executeTakeFirstOrThrow();
  const row = { token_hash: hashToken(CHALLENGE), user_id: caller.user.id, expires_at: '2100-01-01T00:00:00Z' };
  await db
    .insertInto('second_factor_challenges')
    .values({ ...row, purpose: 'manage', session_id })
    .execute();
  return { challenge: CHALLENGE };
}

async function passkeyOf({ db }: At, user_id = 0) {
  const passkey = softPasskey(TEST_CONFIG.publicUrl);
  const row = { user_id, name: 'Laptop', ...passkey.stored };
  const { uuid } =
    user_id === 0
      ? { uuid: '00000000-0000-4000-8000-000000000000' }
      : await db.insertInto('passkeys').values(row).returning('uuid').executeTakeFirstOrThrow();
  return { passkey, uuid };
}

async function totpOf({ db }: At, user_id: number) {
  const secret = newTotpSecret();
  const sealed = seal(TEST_CONFIG.secretKey ?? Buffer.alloc(32), sealedFor(user_id), secret);
  await db.insertInto('totp_factors').values({ user_id, secret: sealed, last_step: 0 }).execute();
  return { secret, sealed };
}

/** A valid request for every route of the second factor. */
export const SECOND_FACTOR_CALLS: Readonly<Record<string, CallOf>> = {
  'POST /login/second-factor': async (at) => {
    const code_hash = hashRecoveryCode(RECOVERY_CODE);
    await at.db.insertInto('recovery_codes').values({ user_id: at.world.staff.user.id, code_hash }).execute();
    return { path: '/login/second-factor', body: { ...(await step(at, { purpose: 'answer' })), code: RECOVERY_CODE } };
  },
  'POST /login/passkey/options': async (at) => ({
    path: '/login/passkey/options',
    body: await step(at, { purpose: 'answer' }),
  }),
  'POST /login/passkey': async (at) => {
    const { passkey } = await passkeyOf(at, at.world.staff.user.id);
    const credential = passkey.proof({ challenge: WEBAUTHN, rpId: hostname }, 1);
    return {
      path: '/login/passkey',
      body: { ...(await step(at, { purpose: 'answer', webauthn: WEBAUTHN })), credential },
    };
  },
  'POST /second-factor/totp': async (at) => ({
    path: '/second-factor/totp',
    body: await step(at, { purpose: 'enrol' }),
  }),
  'POST /second-factor/totp/confirm': async (at) => {
    const secret = newTotpSecret();
    const totp_secret = seal(TEST_CONFIG.secretKey ?? Buffer.alloc(32), sealedFor(at.world.staff.user.id), secret);
    const code = totpCode(secret, totpStepAt(NOW));
    return {
      path: '/second-factor/totp/confirm',
      body: { ...(await step(at, { purpose: 'enrol', totp_secret })), code },
    };
  },
  'POST /second-factor/passkeys/options': async (at) => ({
    path: '/second-factor/passkeys/options',
    body: await step(at, { purpose: 'enrol' }),
  }),
  'POST /second-factor/passkeys': async (at) => {
    const { passkey } = await passkeyOf(at);
    const credential = passkey.made({ challenge: WEBAUTHN, rp: { id: hostname } });
    return {
      path: '/second-factor/passkeys',
      body: { ...(await step(at, { purpose: 'enrol', webauthn: WEBAUTHN })), name: 'Laptop', credential },
    };
  },
  'POST /user/second-factor/unlock': () => ({
    path: '/user/second-factor/unlock',
    body: { current_password: PASSWORD },
  }),
  'POST /user/second-factor/recovery-codes': async (at) => {
    await passkeyOf(at, at.caller?.user.id);
    return { path: '/user/second-factor/recovery-codes', body: await unlocked(at) };
  },
  'POST /user/second-factor/totp/removal': async (at) => {
    if (at.caller) await totpOf(at, at.caller.user.id);
    return { path: '/user/second-factor/totp/removal', body: await unlocked(at) };
  },
  'POST /user/second-factor/off': async (at) => ({ path: '/user/second-factor/off', body: await unlocked(at) }),
  'PUT /user/passkeys/{id}': async (at) => {
    const { uuid } = await passkeyOf(at, at.caller?.user.id);
    return { path: `/user/passkeys/${uuid}`, body: { ...(await unlocked(at)), name: 'Phone' } };
  },
  'POST /user/passkeys/{id}/removal': async (at) => {
    const { uuid } = await passkeyOf(at, at.caller?.user.id);
    return { path: `/user/passkeys/${uuid}/removal`, body: await unlocked(at) };
  },
  'DELETE /users/{id}/second-factor': async (at) => {
    const { staff } = at.world;
    // A refused caller finds the user unchanged.
    if (at.caller) await passkeyOf(at, staff.user.id);
    return { path: `/users/${staff.user.id}/second-factor` };
  },
};
