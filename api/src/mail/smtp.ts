import { createTransport } from 'nodemailer';
import { type Config } from '../config';
import { type ClaimedMail } from './mails.queries';

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** The transport of mails: resolves when the mail server has accepted one, rejects with its reason. */
export type Deliver = (
  mail: Pick<ClaimedMail, 'uuid' | 'recipient' | 'subject'> & { body: string },
) => Promise<unknown>;

/** Delivers through the configured SMTP server. */
export function smtp({ smtpUrl, mailFrom }: { smtpUrl: string } & Pick<Config, 'mailFrom'>): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'siteledger';
  return ({ uuid, recipient, subject, body }) =>
    transport.sendMail({
      from: mailFrom,
      // An object, so that a comma in an address does not split it.
      to: { name: '', address: recipient },
      subject,
      text: body,
      // The same for every attempt, so that a mailbox can recognise a duplicate.
      messageId: `<${uuid}@${domain}>`,
    });
}
