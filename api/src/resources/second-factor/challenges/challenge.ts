import { type SecondFactorMethod, type SecondFactorStep } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { hashToken, newToken } from '../../../secrets/token-hash';
import { type Context } from '../../../http/request/context';
import { invalid } from '../../../http/errors/errors';
import { refuseImpersonation } from '../../../http/request/refuse-impersonation';
import { after } from '../../session/issue-tokens';
import { findChallenge, insertChallenge } from './challenges.queries';
import { lockOwner, type Owner } from '../../session/sessions.queries';

const SECONDS = { answer: 5 * 60, enrol: 15 * 60, manage: 10 * 60 } as const;

type Purpose = SecondFactorStep['purpose'];

/** A valid challenge and its user, whose lock covers both until the transaction ends. */
export type LiveChallenge = NonNullable<Awaited<ReturnType<typeof findChallenge>>> & { user: Owner };

/** Issues a challenge for a user's next step. Only the token's hash is stored. */
export async function issueChallenge(
  db: Db,
  { now }: Context,
  { userId, purpose, sessionId, methods }: Issued,
): Promise<SecondFactorStep> {
  const challenge = newToken();
  await insertChallenge(db, {
    token_hash: hashToken(challenge),
    user_id: userId,
    purpose,
    session_id: sessionId ?? null,
    created_at: now,
    expires_at: after(now, SECONDS[purpose]),
  });
  return { challenge, expires_in: SECONDS[purpose], purpose, methods: [...methods] };
}

type Issued = { userId: number; purpose: Purpose; sessionId?: string; methods: readonly SecondFactorMethod[] };

/** The error for a challenge that has expired, was used or is unknown. */
export const challengeExpired = () => invalid({ challenge: ['This step has expired. Start again.'] });

/**
 * Finds a challenge for one of the purposes and locks its user; throws when it was used, has expired or is unknown.
 * Ending all sessions of a user takes the same lock first.
 */
export async function lockChallenge(
  db: Db,
  { now }: Context,
  token: string,
  purposes: readonly Purpose[],
): Promise<LiveChallenge> {
  const found = await findChallenge(db, token, now);
  const user = found && (await lockOwner(db, found.user_id));
  // Checked again under the lock: of two simultaneous requests the second finds it used.
  const challenge = user && (await findChallenge(db, token, now));
  if (!user || !challenge || !purposes.includes(challenge.purpose)) throw challengeExpired();
  return { ...challenge, user };
}

/** The challenge with which the signed-in caller may change their own second factor. */
export async function lockOwnChallenge(db: Db, context: Context, token: string): Promise<LiveChallenge> {
  refuseImpersonation(context);
  const challenge = await lockChallenge(db, context, token, ['manage']);
  if (challenge.session_id !== context.sessionId) throw challengeExpired();
  return challenge;
}
