import { type Db } from '../../db/database';
import { hashToken, newToken } from '../../secrets/token-hash';
import { after } from '../session/issue-tokens';
import { insertReset, voidResets } from './password-resets.queries';

/** How long a password link is valid. docs/domain/sessions.md#calls */
export const RESET_SECONDS = 60 * 60;

/** Creates a token for setting a new password once, and voids earlier ones. Only its hash is stored. */
export async function issueReset(db: Db, user_id: number, now: Date) {
  const token = newToken();
  const expires_at = after(now, RESET_SECONDS);
  await voidResets(db, user_id, now);
  await insertReset(db, { token_hash: hashToken(token), user_id, created_at: now, expires_at, used_at: null });
  return { token, expires_at };
}
