import {
  type PasskeyInput,
  type PasskeyOptions,
  PASSKEYS_MAX,
  type SecondFactorAdded,
} from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict, invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockChallenge } from './challenges/challenge';
import { updateChallenge } from './challenges/challenges.queries';
import { finishAdding } from './finish-adding';
import { methodsOf } from './methods';
import { sendNotice } from './notices';
import { registrationOptions, verifiedPasskey } from './passkey-ceremony';
import { insertPasskey, passkeysOf } from './factors.queries';
import { type SecondFactorSettings } from './settings';

/** The options for creating a passkey in the browser; each call replaces the previous options. */
export const beginPasskey = (
  context: Context,
  token: string,
  { site }: SecondFactorSettings,
): Promise<PasskeyOptions> =>
  inTransaction(context, async (db) => {
    const { token_hash, user } = await lockChallenge(db, context, token, ['enrol', 'manage']);
    const known = await passkeysOf(db, user.id);
    if (known.length >= PASSKEYS_MAX) throw conflict(`You have ${PASSKEYS_MAX} passkeys. Remove one first.`);
    const { options, challenge: webauthn } = await registrationOptions(user, known, site);
    await updateChallenge(db, token_hash, { webauthn });
    return options;
  });

/** Adds the passkey that the browser created. */
export async function addPasskey(
  context: Context,
  { challenge: token, name, credential }: PasskeyInput,
  { site }: SecondFactorSettings,
): Promise<SecondFactorAdded> {
  const added = await inTransaction(context, async (db) => {
    const challenge = await lockChallenge(db, context, token, ['enrol', 'manage']);
    const { user, webauthn, token_hash } = challenge;
    // Valid for one answer, right or wrong.
    await updateChallenge(db, token_hash, { webauthn: null });
    const made = webauthn === null ? undefined : await verifiedPasskey(credential, webauthn, site);
    if (!made) return undefined;

    const isFirst = (await methodsOf(db, user.id)).length === 0;
    const passkey = await insertPasskey(db, { ...made, user_id: user.id, name, created_at: context.now });
    await audit(
      db,
      { ...context, user },
      { action: 'user.add-passkey', uuid: user.uuid, after: { passkey: passkey.name } },
    );
    await sendNotice(db, context, user, 'passkey-added');
    return finishAdding(db, context, challenge, isFirst);
  });
  if (!added) throw invalid({ credential: ['The passkey was not accepted. Try again.'] });
  return added;
}
