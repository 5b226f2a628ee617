import { type Passkey, type RecoveryCodes } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict, notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { type LiveChallenge, lockOwnChallenge } from './challenges/challenge';
import { giveRecoveryCodes } from './finish-adding';
import { isRequired, methodsOf } from './methods';
import { type Notice, sendNotice } from './notices';
import { deleteFactors, deleteOwnPasskey, deleteTotp, renameOwnPasskey } from './factors.queries';
import { type SecondFactorSettings } from './settings';

type Note = { action: string; notice?: Notice; before?: object; after?: object };

const noted = async (db: Db, context: Context, { user }: LiveChallenge, { action, notice, before, after }: Note) => {
  await audit(db, context, { action, entity: 'user', uuid: user.uuid, before, after });
  if (notice) await sendNotice(db, context, user, notice);
};

/** Replaces the recovery codes; 409 without a method. */
export const replaceCodes = (context: Context, token: string): Promise<RecoveryCodes> =>
  inTransaction(context, async (db) => {
    const challenge = await lockOwnChallenge(db, context, token);
    if ((await methodsOf(db, challenge.user.id)).length === 0)
      throw conflict('Add an authenticator app or a passkey first.');
    const recovery_codes = await giveRecoveryCodes(db, challenge.user.id);
    await noted(db, context, challenge, { action: 'user.replace-recovery-codes', notice: 'recovery-codes-replaced' });
    return { recovery_codes };
  });

/** Renames one of the caller's passkeys. */
export const renamePasskey = (
  context: Context,
  uuid: string,
  { challenge: token, name }: { challenge: string; name: string },
): Promise<Passkey> =>
  inTransaction(context, async (db) => {
    const challenge = await lockOwnChallenge(db, context, token);
    const passkey = await renameOwnPasskey(db, challenge.user.id, uuid, name);
    if (!passkey) throw notFound('Passkey');
    await noted(db, context, challenge, { action: 'user.rename-passkey', after: { passkey: name } });
    return passkey;
  });

/** Deletes one of the caller's passkeys. */
export const removePasskey = (context: Context, uuid: string, token: string, settings: SecondFactorSettings) =>
  inTransaction(context, async (db) => {
    const challenge = await lockOwnChallenge(db, context, token);
    const passkey = await deleteOwnPasskey(db, challenge.user.id, uuid);
    if (!passkey) throw notFound('Passkey');
    const before = { passkey: passkey.name };
    await noted(db, context, challenge, { action: 'user.remove-passkey', notice: 'passkey-removed', before });
    await settleLast(db, challenge, settings);
    return { message: `Passkey "${passkey.name}" removed.` };
  });

/** Deletes the caller's authenticator app. */
export const removeTotp = (context: Context, token: string, settings: SecondFactorSettings) =>
  inTransaction(context, async (db) => {
    const challenge = await lockOwnChallenge(db, context, token);
    const { numDeletedRows } = await deleteTotp(db, challenge.user.id);
    if (numDeletedRows === 0n) throw notFound('Authenticator app');
    const before = { totp: true };
    await noted(db, context, challenge, { action: 'user.remove-totp', notice: 'totp-removed', before });
    await settleLast(db, challenge, settings);
    return { message: 'Authenticator app removed.' };
  });

/**
 * Deletes every method and the recovery codes, so that the password is enough. 409 when a role requires a second
 * factor.
 */
export const turnOff = (context: Context, token: string, settings: SecondFactorSettings) =>
  inTransaction(context, async (db) => {
    const challenge = await lockOwnChallenge(db, context, token);
    await refuseIfRequired(db, challenge, settings);
    await deleteFactors(db, challenge.user.id);
    await noted(db, context, challenge, { action: 'user.turn-off-second-factor', notice: 'turned-off' });
    return { message: 'Two-step sign-in turned off.' };
  });

// Recovery codes are useless without a method, so they go with the last one.
async function settleLast(db: Db, challenge: LiveChallenge, settings: SecondFactorSettings) {
  if ((await methodsOf(db, challenge.user.id)).length > 0) return;
  await refuseIfRequired(db, challenge, settings);
  await deleteFactors(db, challenge.user.id);
}

async function refuseIfRequired(db: Db, { user }: LiveChallenge, settings: SecondFactorSettings) {
  if (await isRequired(db, user.id, settings))
    throw conflict('Your role requires two-step sign-in. Add another method before you remove this one.');
}
