import { type TokenPair } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { unseal } from '../../secrets/seal';
import { startSession } from '../session/start-session';
import { type LiveChallenge, lockChallenge } from './challenges/challenge';
import { updateChallenge } from './challenges/challenges.queries';
import { countTry, countWrongCode, limitCodes } from './limit-codes';
import { sendNotice } from './notices';
import { findTotp, setLastStep, useRecoveryCode } from './factors.queries';
import { hashRecoveryCode } from './recovery-codes';
import { sealedFor } from './sealed-for';
import { type SecondFactorSettings } from './settings';
import { stepOfCode } from './totp';

// The format of an authenticator app's codes.
const OF_APP = /^\d{6}$/;

type Answer = { challenge: string; code: string };

/** Completes a sign-in by a code of the authenticator app or a recovery code, each valid once. */
export async function answerCode(context: Context, answer: Answer, settings: SecondFactorSettings): Promise<TokenPair> {
  const tokens = await inTransaction(context, async (db) => {
    const challenge = await lockChallenge(db, context, answer.challenge, ['answer']);
    const code = answer.code.replace(/[\s-]/g, '');
    // A recovery code has 120 bits and cannot be guessed, so attempts must not lock the owner out.
    const isGuessable = OF_APP.test(code);
    if (isGuessable) await limitCodes(db, context, challenge);
    if (!(await redeem(db, context, challenge, { code, isGuessable }, settings))) {
      await countTry(db, context, challenge);
      if (isGuessable) await countWrongCode(db, context, challenge);
      return undefined;
    }
    await updateChallenge(db, challenge.token_hash, { used_at: context.now });
    return startSession(db, context, challenge.user);
  });
  // Thrown outside the transaction, which would otherwise roll back the count.
  if (!tokens) throw invalid({ code: ['The code is not correct, or it was used already.'] });
  return tokens;
}

type Typed = { code: string; isGuessable: boolean };

async function redeem(
  db: Db,
  context: Context,
  { user }: LiveChallenge,
  { code, isGuessable }: Typed,
  { key }: SecondFactorSettings,
): Promise<boolean> {
  if (isGuessable) return redeemTotp(db, context, user.id, { code, key });
  const isRight = await useRecoveryCode(db, user.id, hashRecoveryCode(code), context.now);
  if (isRight) await sendNotice(db, context, user, 'recovery-code-used');
  return isRight;
}

async function redeemTotp(db: Db, { now }: Context, userId: number, { code, key }: { code: string; key: Buffer }) {
  const totp = await findTotp(db, userId);
  if (!totp) return false;
  const secret = unseal(key, sealedFor(userId), totp.secret);
  const step = stepOfCode(secret, code, now, totp.last_step);
  if (step === undefined) return false;
  await setLastStep(db, userId, step);
  return true;
}
