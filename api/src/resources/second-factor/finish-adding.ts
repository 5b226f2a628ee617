import { type SecondFactorAdded } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { startSession } from '../session/start-session';
import { type LiveChallenge } from './challenges/challenge';
import { updateChallenge } from './challenges/challenges.queries';
import { replaceRecoveryCodes } from './factors.queries';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';

/** Replaces a user's recovery codes and returns the new ones, which are displayed once: only hashes are stored. */
export async function giveRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(db, userId, codes.map(hashRecoveryCode));
  return codes;
}

/** Issues recovery codes with the first method, and completes a sign-in that was waiting for it. */
export async function finishAdding(
  db: Db,
  context: Context,
  challenge: LiveChallenge,
  isFirst: boolean,
): Promise<SecondFactorAdded> {
  const { user, purpose, token_hash } = challenge;
  const recovery_codes = isFirst ? await giveRecoveryCodes(db, user.id) : null;
  if (purpose !== 'enrol') return { recovery_codes, session: null };
  await updateChallenge(db, token_hash, { used_at: context.now });
  return { recovery_codes, session: await startSession(db, context, user) };
}
