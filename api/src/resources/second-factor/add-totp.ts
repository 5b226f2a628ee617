import { type SecondFactorAdded, type TotpSetup } from '@siteledger/shared-lib/domain';
import { toString as drawQr } from 'qrcode';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { seal, unseal } from '../../secrets/seal';
import { challengeExpired, lockChallenge } from './challenges/challenge';
import { updateChallenge } from './challenges/challenges.queries';
import { finishAdding } from './finish-adding';
import { methodsOf } from './methods';
import { sendNotice } from './notices';
import { findTotp, saveTotp } from './factors.queries';
import { sealedFor } from './sealed-for';
import { type SecondFactorSettings } from './settings';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

/** Creates a new secret for an authenticator app. It applies once confirmed by a code. */
export async function beginTotp(context: Context, token: string, { key }: SecondFactorSettings): Promise<TotpSetup> {
  const { secret, uri } = await inTransaction(context, async (db) => {
    const { token_hash, user } = await lockChallenge(db, context, token, ['enrol', 'manage']);
    const fresh = newTotpSecret();
    await updateChallenge(db, token_hash, { totp_secret: seal(key, sealedFor(user.id), fresh) });
    return { secret: fresh, uri: totpUri(fresh, user.email) };
  });
  return { secret, uri, qr: await drawQr(uri, { type: 'svg', margin: 2 }) };
}

/** Adds or replaces the authenticator app once a code proves that it has the secret. */
export const confirmTotp = (
  context: Context,
  { challenge: token, code }: { challenge: string; code: string },
  { key }: SecondFactorSettings,
): Promise<SecondFactorAdded> =>
  inTransaction(context, async (db) => {
    const { now } = context;
    const challenge = await lockChallenge(db, context, token, ['enrol', 'manage']);
    const { user, totp_secret: sealed, token_hash } = challenge;
    if (!sealed) throw challengeExpired();
    const step = stepOfCode(unseal(key, sealedFor(user.id), sealed), code.replace(/\s/g, ''), now);
    if (step === undefined) throw invalid({ code: ['The code is not correct.'] });

    const isFirst = (await methodsOf(db, user.id)).length === 0;
    const before = (await findTotp(db, user.id)) ? { totp: true } : null;
    await saveTotp(db, { user_id: user.id, secret: sealed, last_step: step, created_at: now });
    await updateChallenge(db, token_hash, { totp_secret: null });
    const after = { totp: true };
    await audit(db, { ...context, user }, { action: 'user.add-totp', uuid: user.uuid, before, after });
    await sendNotice(db, context, user, 'totp-added');
    return finishAdding(db, context, challenge, isFirst);
  });
