import { type Db } from '../db/database';
import { textOf } from './mail-text';
import { claimMail, type ClaimedMail, markFailed, markSent } from './mails.queries';
import { type Deliver } from './smtp';

/** Tries after which a mail stays in the outbox, with the reason of the last one. */
export const MAX_ATTEMPTS = 10;

// Longer than a try can take; another server takes over the mail of one that died.
const CLAIM_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const ERROR_MAX = 500;

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** How mails are sent: the key that opens their texts, the way out, and the time. */
export type Sending = { key: Buffer; deliver: Deliver; clock: () => Date };

/** Sends every mail whose time has come; one that is refused waits longer each time and holds up no other. */
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
