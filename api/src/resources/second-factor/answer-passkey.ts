import { type PasskeyAnswer, type PasskeyOptions, type TokenPair } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { startSession } from '../session/start-session';
import { type LiveChallenge, lockChallenge } from './challenges/challenge';
import { updateChallenge } from './challenges/challenges.queries';
import { countTry } from './limit-codes';
import { authenticationOptions, verifiedCounter } from './passkey-ceremony';
import { markPasskeyUsed, passkeysOf } from './factors.queries';
import { type SecondFactorSettings } from './settings';

/** The options for proving a passkey in the browser; each call replaces the previous options. */
export const offerPasskeys = (
  context: Context,
  token: string,
  { site }: SecondFactorSettings,
): Promise<PasskeyOptions> =>
  inTransaction(context, async (db) => {
    const challenge = await lockChallenge(db, context, token, ['answer']);
    const { options, challenge: webauthn } = await authenticationOptions(await passkeysOf(db, challenge.user.id), site);
    await updateChallenge(db, challenge.token_hash, { webauthn });
    return options;
  });

/** Completes a sign-in by a passkey. */
export async function answerPasskey(
  context: Context,
  answer: PasskeyAnswer,
  settings: SecondFactorSettings,
): Promise<TokenPair> {
  const tokens = await inTransaction(context, async (db) => {
    const challenge = await lockChallenge(db, context, answer.challenge, ['answer']);
    // Valid for one answer, right or wrong.
    await updateChallenge(db, challenge.token_hash, { webauthn: null });
    if (!(await isProved(db, context, challenge, answer.credential, settings))) {
      await countTry(db, context, challenge);
      return undefined;
    }
    await updateChallenge(db, challenge.token_hash, { used_at: context.now });
    return startSession(db, context, challenge.user);
  });
  if (!tokens) throw invalid({ credential: ['The passkey was not accepted.'] });
  return tokens;
}

async function isProved(
  db: Db,
  { now }: Context,
  { user, webauthn }: LiveChallenge,
  credential: PasskeyAnswer['credential'],
  { site }: SecondFactorSettings,
): Promise<boolean> {
  const passkey = (await passkeysOf(db, user.id)).find(({ credential_id }) => credential_id === credential.id);
  if (!passkey || webauthn === null) return false;
  const counter = await verifiedCounter(credential, passkey, { challenge: webauthn, site });
  if (counter === undefined) return false;
  await markPasskeyUsed(db, passkey.id, counter, now);
  return true;
}
