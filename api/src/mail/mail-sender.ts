import { type Config } from '../config';
import { type Db } from '../db/database';
import { sendWaitingMails } from './send-waiting-mails';
import { smtp } from './smtp';

const PAUSE_MS = 5_000;

/** Sends mails until the returned function is called, which waits for the one under way. Without SMTP_URL they stay in the outbox. */
export function startMailSender(
  db: Db,
  { smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  clock: () => Date,
): () => Promise<void> {
  if (!smtpUrl) return async () => undefined;
  const deliver = smtp({ smtpUrl, mailFrom });
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    // Without the database there is nothing to send; the next round asks again.
    await sendWaitingMails(db, deliver, clock, () => isStopping).catch(() => undefined);
    if (isStopping) return;
    timer = setTimeout(() => {
      running = round();
    }, PAUSE_MS);
    timer.unref();
  };
  let running = round();

  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await running;
  };
}
