import { lockMigrations } from '@siteledger/platform/registry';
import { sql } from 'kysely';
import { ConfigError } from '../../config-error';
import { ADDED_TO } from '../audit/rights';
import { type Db } from '../database';
import { oneRow } from '../one-row';
import { transaction } from '../transaction/transaction';

const NO_RIGHT = '42501';

const SCHEMAS = sql.raw('public, registry');

/** Refuses an address whose role is the owner, before any migration: the serving role must not own the tables. */
export async function refuseOneRole(owner: Db, serverUrl: string) {
  const { rows } = await sql<{ own: boolean }>`select ${roleOf(serverUrl).name} = current_user as own`.execute(owner);
  if (oneRow(rows).own) throw new ConfigError('DATABASE_URL and DATABASE_OWNER_URL must name two roles.');
}

/**
 * Grants the role of an address access to the owner's tables: it reads and writes rows, only adds to the audit trail,
 * and owns nothing. Creates the role if missing. Default privileges cover tables of later migrations.
 */
export const prepareServerRole = (owner: Db, serverUrl: string) =>
  transaction(owner, async (trx) => {
    await lockMigrations(trx);
    const { name, password } = roleOf(serverUrl);
    const { rows } = await sql<{ known: boolean }>`
      select exists (select from pg_roles where rolname = ${name}) as known`.execute(trx);
    if (!oneRow(rows).known) await createRole(trx, name, password);
    await grant(trx, name);
  });

function roleOf(serverUrl: string) {
  const { username, password } = new URL(serverUrl);
  if (!username)
    throw new ConfigError('DATABASE_URL must name the role that serves, as in postgres://role@host/database.');
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function createRole(owner: Db, name: string, password: string) {
  const secret = password ? sql` password ${sql.lit(password)}` : sql``;
  try {
    await sql`create role ${sql.id(name)} login${secret}`.execute(owner);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_RIGHT) throw error;
    throw new ConfigError(
      `The role ${name} of DATABASE_URL does not exist, and the owner may not create it: have an administrator run "create role ${name} login password '…'".`,
    );
  }
}

async function grant(owner: Db, name: string) {
  const role = sql.id(name);
  const added = sql.join(ADDED_TO.map((table) => sql.table(table)));
  const statements = [
    // Before version 15 everybody could create tables here.
    sql`revoke create on schema public from public, ${role}`,
    sql`grant usage on schema ${SCHEMAS} to ${role}`,
    sql`grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${role}`,
    sql`grant usage, select on all sequences in schema ${SCHEMAS} to ${role}`,
    sql`alter default privileges in schema ${SCHEMAS} grant select, insert, update, delete on tables to ${role}`,
    sql`alter default privileges in schema ${SCHEMAS} grant usage, select on sequences to ${role}`,
    sql`revoke update, delete, truncate, references, trigger on ${added} from ${role}`,
    sql`revoke update, truncate, references, trigger on audit_waiting from ${role}`,
    sql`revoke insert, update, delete, truncate, references, trigger on schema_migrations, registry.schema_migrations from ${role}`,
  ];
  for (const statement of statements) await statement.execute(owner);
}
