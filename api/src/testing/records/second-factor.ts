import { type SecondFactorAdded } from '@siteledger/shared-lib/domain';
import { totpCode, totpStepAt } from '../../resources/second-factor/totp';
import { hashCheaply } from './cheap-hash';
import { type Client, type Reply } from '../apps/client';
import { softPasskey } from './soft-passkey';
import { type TestApp } from '../apps/with-app';

/** The password of everybody who sets up a second step here. */
export const OWN_PASSWORD = 'correct horse';

const dataOf = ({ status, body }: Reply) => {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
};

/** The challenge by which somebody may change their own second step. */
export const unlocked = async (api: Client): Promise<string> =>
  dataOf(await api.post('/user/second-factor/unlock', { current_password: OWN_PASSWORD })).challenge;

/** The code that an authenticator app shows at an instant. */
export const codeAt = (secret: string, time: string) => totpCode(secret, totpStepAt(new Date(time)));

/** Sets up an authenticator app at an instant: its secret and the recovery codes. */
export async function setUpTotp(api: Client, time: string, challenge?: string) {
  const step = challenge ?? (await unlocked(api));
  const { secret } = dataOf(await api.post('/second-factor/totp', { challenge: step }));
  const confirmed = await api.post('/second-factor/totp/confirm', { challenge: step, code: codeAt(secret, time) });
  const added = dataOf(confirmed) as SecondFactorAdded;
  return { secret: secret as string, codes: added.recovery_codes ?? [], added };
}

/** Adds a passkey in software. */
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

/** The e-mail of the one person who signs in with a second step in a test. */
export const EMAIL = 'aisyah@example.test';

/** What the server answers when a step took too long, was taken already, or never was. */
export const EXPIRED = { errors: { challenge: ['This step has expired. Start again.'] } };

/** Aisyah and her sign-ins on a server of a test. */
export function aisyahOn(server: TestApp) {
  const login = (email = EMAIL) => server.anonymous.post('/login', { email, password: OWN_PASSWORD });
  return {
    addAisyah: async (role: Parameters<TestApp['as']>[0] = 'BUSINESS_OWNER') =>
      server.as(role, { name: 'Aisyah', email: EMAIL, passwordHash: await hashCheaply(OWN_PASSWORD) }),
    login,
    /** Signs in by the password and gives the challenge of the second step. */
    challenged: async (): Promise<string> => dataOf(await login()).second_factor.challenge,
    answer: (challenge: string, code: string) => server.anonymous.post('/login/second-factor', { challenge, code }),
    details: (accessToken: string) => server.anonymous.get('/user/details', { authorization: `Bearer ${accessToken}` }),
    /** What the audit trail says was done to accounts, the oldest first. */
    accountActions: () =>
      server.db
        .selectFrom('audit_log')
        .select(['action', 'user_name', 'entity_uuid'])
        .where('action', 'like', 'user.%')
        .orderBy('id')
        .execute(),
  };
}

/** A caller's own second step. */
export const stateOf = async (caller: Client) => (await caller.get('/user/second-factor')).body.data;
