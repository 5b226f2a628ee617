import { type EnvironmentName } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Audit } from '../../product';
import { type JournalEntry } from '../protocol';
import { type Db } from '../../store/tables';
import { selectAccounts } from './people.queries';

type Writer = {
  author: string;
  now: () => Date;
  person?: string;
  /** The environment of the calling installation. */
  askedIn?: EnvironmentName;
  requestId?: string | null;
};

/**
 * Returns a function that records a change, in the transaction of that change, for the audit trails of the
 * installations that it concerns.
 */
export const journalWriter =
  ({ author, now, person, askedIn, requestId }: Writer): Audit =>
  async (db, { action, entity, uuid, before, after }) => {
    // Entries are read by ascending number, so none may become visible after a later one.
    await sql`select pg_advisory_xact_lock(hashtext('registry.journal'))`.execute(db);
    await db
      .insertInto('registry.journal')
      .values({
        at: now(),
        environment: environmentIn(after) ?? environmentIn(before) ?? null,
        asked_in: askedIn ?? null,
        author,
        person: person ?? null,
        request_id: requestId ?? null,
        action,
        entity,
        entity_uuid: uuid,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })
      .execute();
  };

// Settings, requests, policies and stable marks all name their environment.
const environmentIn = (record: { environment?: EnvironmentName } | null | undefined) => record?.environment;

const isAbout = (environment: EnvironmentName) => sql`(environment = ${environment} or asked_in = ${environment})`;

/** The number of the last journal entry about an environment; 0 before the first. */
export async function findJournalHead(db: Db, environment: EnvironmentName) {
  const { rows } = await sql<{ head: number }>`
    select coalesce(max(id), 0) as head from registry.journal where ${isAbout(environment)}`.execute(db);
  return rows[0]?.head ?? 0;
}

const ENTRIES_MAX = 1_000;

type Row = Omit<JournalEntry, 'account'> & { person: string | null; asked_in: EnvironmentName | null };

/** The journal entries missing from an environment's audit trail, oldest first, at most a thousand. */
export async function selectJournal(db: Db, environment: EnvironmentName, after: number): Promise<JournalEntry[]> {
  const { rows } = await sql<Row>`
    select id, author, person, asked_in, request_id, action, entity, entity_uuid as uuid, before, after from registry.journal
    where ${isAbout(environment)} and id > ${after} order by id limit ${ENTRIES_MAX}`.execute(db);
  const accounts = await selectAccounts(db, environment);
  return rows.map(({ person, asked_in, request_id, ...entry }) => {
    const isOwn = asked_in === environment;
    return {
      ...entry,
      account: (isOwn && person && accounts.get(person)) || null,
      request_id: isOwn ? request_id : null,
    };
  });
}
