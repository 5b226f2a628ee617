import { setTimeout as sleep } from 'node:timers/promises';
import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { insertSealedMail } from '../../mail/mails.queries';
import { attempt } from '../session/limits/attempt';
import { after } from '../session/issue-tokens';
import { findUserByEmail, lockOwner } from '../session/sessions.queries';
import { issueReset, RESET_SECONDS } from './issue-reset';
import { passwordResetMail } from './password-reset-mail';
import { countResets } from './password-resets.queries';

/** Links sent to a user within the lifetime of one: enough when a mail is slow, too few to flood a mailbox. */
const RESETS_AT_A_TIME = 10;

/** Longer than the work takes, so that the response time does not reveal which addresses exist. */
const ANSWER_MS = 250;

/** The public address for the links, and the key that seals them until sent. */
type Links = { publicUrl: string; key: Buffer };

/**
 * Mails a password link to the user with this e-mail. The response is the same without such a user. sessions.md#calls
 */
export async function forgotPassword(context: Context, email: string, links: Links) {
  // No request counts as successful, so every one adds to the limit.
  await attempt(context, { purpose: 'forgot-password', email }, async () => undefined);
  await Promise.all([sleep(ANSWER_MS), inTransaction(context, (db) => sendLink(db, context, { email, ...links }))]);
  return { message: 'If there is an account with this e-mail, a link to set a new password is on its way.' };
}

async function sendLink(db: Db, context: Context, { email, publicUrl, key }: Links & { email: string }) {
  const { now } = context;
  const found = await findUserByEmail(db, email);
  const user = await lockOwner(db, found?.id ?? 0);
  if (!user || (await countResets(db, user.id, after(now, -RESET_SECONDS))) >= RESETS_AT_A_TIME) return;

  const { token, expires_at } = await issueReset(db, user.id, now);
  await insertSealedMail(db, key, { ...passwordResetMail(user, { publicUrl, token }), expires_at }, now);
  // The author is unknown: it need not be the user.
  await audit(db, { ...context, user: { id: null, name: null } }, { action: 'user.forgot-password', uuid: user.uuid });
}
