import { randomUUID } from 'node:crypto';
import { type Mail } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../db/database';
import { oneRow } from '../db/one-row';
import { matchesSearch, orderBy } from '../lists';
import { type Database } from '../db/schema';
import { type ListRequest, type Window } from '../http/routes/list';
import { sealText, type StoredText } from './mail-text';

type NewMail = Pick<Insertable<Database['mails']>, 'recipient' | 'subject' | 'expires_at'> & { body: string };

/** Adds mails without secrets to the outbox, in the transaction that causes them. */
export async function insertMails(db: Db, mails: readonly NewMail[], now: Date) {
  if (mails.length === 0) return;
  await db
    .insertInto('mails')
    .values(mails.map((mail) => ({ ...mail, created_at: now, next_attempt_at: now })))
    .execute();
}

/** Adds a mail to the outbox whose text contains a secret, such as a password link: the text is stored sealed. */
export function insertSealedMail(db: Db, key: Buffer, { body, ...mail }: NewMail, now: Date) {
  const uuid = randomUUID();
  const sealed_body = sealText(key, { uuid, body });
  return db
    .insertInto('mails')
    .values({ ...mail, uuid, sealed_body, created_at: now, next_attempt_at: now })
    .execute();
}

/** Seals texts that an older version stored in plain. */
export async function sealReadableMails(db: Db, key: Buffer) {
  const readable = await db.selectFrom('mails').select(['id', 'uuid', 'body']).where('body', 'is not', null).execute();
  for (const { id, uuid, body } of readable)
    await db
      .updateTable('mails')
      .set({ body: null, sealed_body: sealText(key, { uuid, body: body ?? '' }) })
      .where('id', '=', id)
      .where('body', 'is not', null)
      .execute();
}

export type ClaimedMail = StoredText & { id: number; recipient: string; subject: string; attempts: number };

/**
 * Claims the mail that has waited longest, so that no other server tries it before `until`. It is sent outside a
 * transaction; if the server dies meanwhile, another takes over.
 */
export async function claimMail(db: Db, { now, until, attempts }: { now: Date; until: Date; attempts: number }) {
  const { rows } = await sql<ClaimedMail>`
    update mails set attempts = attempts + 1, next_attempt_at = ${until}
    where id = (
      select id from mails
      where sent_at is null and next_attempt_at <= ${now} and attempts < ${attempts} and (sealed_body is not null or body is not null)
        and (expires_at is null or expires_at > ${now})
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, uuid, recipient, subject, body, sealed_body, attempts`.execute(db);
  return rows[0];
}

/** Marks a mail as sent and erases its text, which may contain a password link. */
export const markSent = (db: Db, id: number, now: Date) =>
  db
    .updateTable('mails')
    .set({ sent_at: now, body: null, sealed_body: null, last_error: null })
    .where('id', '=', id)
    .execute();

export const markFailed = (db: Db, id: number, { error, nextAttempt }: { error: string; nextAttempt: Date }) =>
  db.updateTable('mails').set({ last_error: error, next_attempt_at: nextAttempt }).where('id', '=', id).execute();

export const MAIL_SORTS = { created_at: sql`mails.created_at`, recipient: sql`lower(mails.recipient)` };

export type MailFilter = { search: string | undefined; includeSuperAdmins: boolean };

// Hides mails to Super Admins from others: the link to set a Super Admin's password grants every permission.
const visible = ({ search, includeSuperAdmins }: MailFilter) => sql`
  ${matchesSearch(search, ['mails.recipient', 'mails.subject'])}
  and (${includeSuperAdmins} or not exists (
    select 1 from users join user_roles on user_roles.user_id = users.id and user_roles.role_id = 1
    where lower(users.email) = lower(mails.recipient)))`;

export async function countMails(db: Db, filter: MailFilter) {
  const { rows } = await sql<{ total: number }>`select count(*) as total from mails where ${visible(filter)}`.execute(
    db,
  );
  return oneRow(rows).total;
}

export async function selectMails(
  db: Db,
  list: MailFilter & Pick<ListRequest<keyof typeof MAIL_SORTS>, 'sort' | 'order'>,
  { limit, offset }: Window,
) {
  const { rows } = await sql<Mail & StoredText>`
    select uuid, recipient, subject, body, sealed_body, created_at, sent_at, attempts, last_error
    from mails where ${visible(list)} ${orderBy(list, MAIL_SORTS, sql`mails.id`)} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}
