import { type SecondFactorAdded } from '@siteledger/shared-lib/domain';
import { totpCode, totpStepAt } from '../../resources/second-factor/totp';
import { hashCheaply } from './cheap-hash';
import { type Client, type Reply } from '../apps/client';
import { softPasskey } from './soft-passkey';
import { type TestApp } from '../apps/with-app';

/** Password of every user who sets up a second step here. */
export const OWN_PASSWORD = 'correct horse';

const dataOf = ({ status, body }: Reply) => {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};

/** Requests the challenge with which users may change their own second step. */
export const unlocked = async (api: Client): Promise<string> =>
  dataOf(await api.post('/user/second-factor/unlock', { current_password: OWN_PASSWORD })).challenge;

/** Code that an authenticator app shows at an instant. */
export const codeAt = (secret: string, time: string) => totpCode(secret, totpStepAt(new Date(time)));

/** Sets up an authenticator app at an instant; returns its secret and the recovery codes. */
export async function setUpTotp(api: Client, time: string, challenge?: string) {
  const step = challenge ?? (await unlocked(api));
  const { secret } = dataOf(await api.post('/second-factor/totp', { challenge: step }));
  const confirmed = await api.post('/second-factor/totp/confirm', { challenge: step, code: codeAt(secret, time) });
  const added = dataOf(confirmed) as SecondFactorAdded;
  return { secret: secret as string, codes: added.recovery_codes ?? [], added };
}

/** Adds a software passkey. */
export async function setUpPasskey(
  api: Client,
  { name = 'Laptop', challenge }: { name?: string; challenge?: string } = {},
) {
  const passkey = softPasskey();
  const step = challenge ?? (await unlocked(api));
  const options = dataOf(await api.post('/second-factor/passkeys/options', { challenge: step }));
  const credential = passkey.made(options);
  const added = dataOf(
    await api.post('/second-factor/passkeys', { challenge: step, name, credential }),
  ) as SecondFactorAdded;
  return { passkey, added };
}

/** E-mail of the user who signs in with a second step. */
export const EMAIL = 'aisyah@example.test';

/** Response to a step that took too long, is already complete, or never existed. */
export const EXPIRED = { errors: { challenge: ['This step has expired. Start again.'] } };

/** Creates Aisyah and her sign-ins on a test's server. */
export function aisyahOn(server: TestApp) {
  const login = (email = EMAIL) => server.anonymous.post('/login', { email, password: OWN_PASSWORD });
  return {
    addAisyah: async (role: Parameters<TestApp['as']>[0] = 'BUSINESS_OWNER') =>
      server.as(role, { name: 'Aisyah', email: EMAIL, passwordHash: await hashCheaply(OWN_PASSWORD) }),
    login,
    /** Signs in with the password and returns the challenge of the second step. */
    challenged: async (): Promise<string> => dataOf(await login()).second_factor.challenge,
    answer: (challenge: string, code: string) => server.anonymous.post('/login/second-factor', { challenge, code }),
    details: (accessToken: string) => server.anonymous.get('/user/details', { authorization: `Bearer ${accessToken}` }),
    /** Actions on accounts in the audit trail, oldest first. */
    accountActions: () =>
      server.db
        .selectFrom('audit_log')
        .select(['action', 'user_name', 'entity_uuid'])
        .where('action', 'like', 'user.%')
        .orderBy('id')
        .execute(),
  };
}

/** Second step of the caller. */
export const stateOf = async (caller: Client) => (await caller.get('/user/second-factor')).body.data;
