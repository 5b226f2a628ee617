import { removeExpired } from '../remove-expired.queries';
import { MAIL_KEY, readMails } from '../testing/apps/mails';
import { type SmtpServer, startSmtpServer } from '../testing/apps/smtp-server';
import { TEST_CONFIG, withApp } from '../testing/apps/with-app';
import { startMailSender } from './mail-sender';
import { claimMail, insertSealedMail, sealReadableMails } from './mails.queries';
import { MAX_ATTEMPTS, sendWaitingMails } from './send-waiting-mails';
import { smtp } from './smtp';

const server = withApp();
const NOW = new Date('2026-07-01T10:00:00+08:00');
const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const mailFrom = 'Siteledger <no-reply@siteledger.test>';
let mailServer: SmtpServer;

beforeEach(async () => {
  mailServer = await startSmtpServer();
});
afterEach(() => mailServer.stop());

const write = (recipient: string, fields: { body?: string; expires_at?: Date } = {}) =>
  insertSealedMail(
    server.db,
    MAIL_KEY,
    { recipient, subject: 'Hello', body: 'A link.\n', expires_at: null, ...fields },
    NOW,
  );
const sending = (now = NOW, smtpUrl = mailServer.url, key = MAIL_KEY) => ({
  ...{ key, clock: () => now },
  deliver: smtp({ smtpUrl, mailFrom }),
});
const send = (now = NOW) => sendWaitingMails(server.db, sending(now));
const stored = () => readMails(server.db);
const recipients = () => mailServer.received.map(({ to }) => to);

test('sends what waits, once, and forgets the text', async () => {
  await write('siti@example.test', { body: 'Hello Siti, über RM 5 – here:\nhttps://example.test/x\n' });

  await send();
  await send(minutesLater(60));

  expect(mailServer.received).toMatchObject([{ from: 'no-reply@siteledger.test', to: 'siti@example.test' }]);
  expect(mailServer.received[0]?.text).toContain('Subject: Hello');
  expect(mailServer.received[0]?.text).toContain('https://example.test/x');
  expect(await stored()).toMatchObject([{ sent_at: NOW.toISOString(), body: null, attempts: 1, last_error: null }]);
});

test('is not held up by a recipient that is refused, and keeps the reason', async () => {
  mailServer.refuse('bad@example.test', '550 no such mailbox');
  await write('bad@example.test');
  await write('siti@example.test');

  await send();

  expect(recipients()).toEqual(['siti@example.test']);
  expect((await stored())[0]).toMatchObject({
    sent_at: null,
    body: 'A link.\n',
    attempts: 1,
    last_error: expect.stringContaining('550 no such mailbox'),
  });
});

test('waits longer after every try that failed, and gives up in the end', async () => {
  mailServer.refuse('full@example.test', '452 mailbox full');
  await write('full@example.test');
  const attempts = async () => (await stored())[0]?.attempts;

  const tried: unknown[] = [];
  for (const minutes of [0, 0.4, 0.5, 1.4, 1.5]) {
    await send(minutesLater(minutes));
    tried.push(await attempts());
  }
  for (let hour = 1; hour < 20; hour++) await send(minutesLater(hour * 60));

  expect(tried).toEqual([1, 1, 2, 2, 3]);
  expect(await attempts()).toBe(MAX_ATTEMPTS);
});

test('does not send what is no longer true', async () => {
  await write('siti@example.test', { expires_at: minutesLater(60) });

  await send(minutesLater(61));

  expect(recipients()).toEqual([]);
});

test('forgets the text of what is not sent any more, and keeps what still waits', async () => {
  await write('gone@example.test', { expires_at: minutesLater(60) });
  await write('siti@example.test');

  await removeExpired(server.db, minutesLater(48 * 60));

  expect((await stored()).map(({ body }) => body)).toEqual([null, 'A link.\n']);
});

test('sends nothing twice when several servers send at the same time', async () => {
  const all = Array.from({ length: 12 }, (_, index) => `user-${index}@example.test`);
  for (const recipient of all) await write(recipient);

  await Promise.all([send(), send(), send()]);

  expect(recipients().sort()).toEqual(all.sort());
});

test('leaves the mail of a server that died while sending to the others, after a while', async () => {
  await write('siti@example.test');
  await claimMail(server.db, { now: NOW, until: minutesLater(5), attempts: MAX_ATTEMPTS });

  await send(minutesLater(4));
  const early = recipients();
  await send(minutesLater(5));

  expect([early, recipients()]).toEqual([[], ['siti@example.test']]);
});

test('sends while the server runs, and stops with it', async () => {
  await write('siti@example.test');

  const stop = startMailSender(server.db, { ...TEST_CONFIG, smtpUrl: mailServer.url, mailFrom }, () => NOW);
  await stop();

  expect((await stored()).filter(({ sent_at }) => sent_at)).toHaveLength(recipients().length);
});

test('leaves mails in the outbox without a mail server', async () => {
  await write('siti@example.test');

  const stop = startMailSender(server.db, { ...TEST_CONFIG, smtpUrl: undefined, mailFrom }, () => NOW);
  await stop();

  expect(await stored()).toMatchObject([{ sent_at: null, attempts: 0 }]);
});

test('keeps a mail while the mail server is away', async () => {
  await write('siti@example.test');
  const { url } = mailServer;
  await mailServer.stop();

  await sendWaitingMails(server.db, sending(NOW, url));

  expect(await stored()).toMatchObject([
    { sent_at: null, attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
  ]);
  mailServer = await startSmtpServer();
});

test('stores a link that opens an account so that nobody reads it in the database', async () => {
  const { user } = await server.as('BUSINESS_OWNER');
  const asked = await server.anonymous.post('/forgot-password', { email: user.email });

  const rows = await server.db.selectFrom('mails').selectAll().execute();
  const [mail] = await stored();

  expect([asked.status, rows.length]).toEqual([200, 1]);
  expect(mail?.body).toContain('/password/reset/');
  expect(JSON.stringify(rows.map((row) => ({ ...row, sealed_body: String(row.sealed_body) })))).not.toContain('reset/');
});

test('seals what an older version left readable, and sends it', async () => {
  const mail = { recipient: 'siti@example.test', subject: 'Hello', body: 'A link.\n' };
  await server.db
    .insertInto('mails')
    .values({ ...mail, created_at: NOW, next_attempt_at: NOW })
    .execute();

  await sealReadableMails(server.db, MAIL_KEY);
  const [row] = await server.db.selectFrom('mails').select(['body', 'sealed_body']).execute();
  await send();

  expect(row?.body).toBeNull();
  expect(String(row?.sealed_body)).not.toContain('A link.');
  expect(mailServer.received[0]?.text).toContain('A link.');
});

test('says why it does not send what was sealed with another key, and keeps it', async () => {
  await write('siti@example.test');

  await sendWaitingMails(server.db, sending(NOW, mailServer.url, Buffer.alloc(32, 9)));

  expect(recipients()).toEqual([]);
  expect(await stored()).toMatchObject([
    { sent_at: null, body: 'A link.\n', last_error: 'The text was sealed with another SECRET_KEY.' },
  ]);
});
