import { type Db } from '../db/database';
import { textOf } from './mail-text';
import { claimMail, type ClaimedMail, markFailed, markSent } from './mails.queries';
import { type Deliver } from './smtp';

/** Attempts before a mail is given up; it stays in the outbox with the last error. */
export const MAX_ATTEMPTS = 10;

// Longer than an attempt can take; afterwards another server may take over.
const CLAIM_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const ERROR_MAX = 500;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** The key that unseals texts, the transport, and the clock. */
export type Sending = { key: Buffer; deliver: Deliver; clock: () => Date };

/** Sends every mail that is due; a rejected one waits longer each time and does not delay the others. */
export async function sendWaitingMails(db: Db, sending: Sending, isStopping = () => false) {
  while (!isStopping()) {
    const now = sending.clock();
    const mail = await claimMail(db, { now, until: later(now, CLAIM_MS), attempts: MAX_ATTEMPTS });
    if (!mail) return;
    await sendOne(db, sending, mail);
  }
}

async function sendOne(db: Db, { key, deliver, clock }: Sending, mail: ClaimedMail) {
  try {
    await deliver({ ...mail, body: textOf(key, mail) ?? '' });
  } catch (error) {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (mail.attempts - 1));
    const reason = error instanceof Error ? error.message : String(error);
    return markFailed(db, mail.id, { error: reason.slice(0, ERROR_MAX), nextAttempt: later(clock(), pause) });
  }
  return markSent(db, mail.id, clock());
}
