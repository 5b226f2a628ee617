import { type SecondFactorAdded } from '@siteledger/shared-lib/domain';
import { totpCode, totpStepAt } from '../resources/second-factor/totp';
import { type Client, type Reply } from './client';
import { softPasskey } from './soft-passkey';

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
