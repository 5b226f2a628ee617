import { type Db } from '../../db/database';
import { readableText } from '../../mail/mail-text';
import { TEST_CONFIG } from './with-app';

/** Key that seals the mails of a test's server. */
export const MAIL_KEY = TEST_CONFIG.secretKey as Buffer;

/** Reads the mails in the order they were written, with texts as a server decrypts them. */
export async function readMails(db: Db) {
  const mails = await db.selectFrom('mails').selectAll().orderBy('id').execute();
  return mails.map(({ sealed_body, ...mail }) => ({ ...mail, body: readableText(MAIL_KEY, { ...mail, sealed_body }) }));
}
