import { type Config } from '../config';
import { type Db } from '../db/database';
import { secretKeyOf } from '../secrets/secret-key';
import { sendWaitingMails } from './send-waiting-mails';
import { smtp } from './smtp';

const PAUSE_MS = 5_000;

/**
 * Sends mails until the returned function is called, which waits for the mail in progress. Without SMTP_URL they stay
 * in the outbox.
 */
export function startMailSender(
  db: Db,
  { smtpUrl, mailFrom, ...config }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'secretKey' | 'dataDir'>,
  clock: () => Date,
): () => Promise<void> {
  if (!smtpUrl) return async () => undefined;
  const sending = { key: secretKeyOf(config), deliver: smtp({ smtpUrl, mailFrom }), clock };
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  const round = async () => {
    // Nothing can be read while the database is unavailable; the next round tries again.
    await sendWaitingMails(db, sending, () => isStopping).catch(() => undefined);
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
