import { explainRefusal, lockMigrations } from '@siteledger/platform/registry';
import { sql } from 'kysely';
import { type Db } from '../database';
import { transaction } from '../transaction/transaction';
import { namesOf, type Sums } from './read-sums';

/** An entry of `schema_migrations`: a name and its checksum. */
type Applied = { name: string; checksum: string };

/** The sums, the migrations they need, and the message when the role may not replace them. */
export type DeclaredSums = { sums: Sums; migrations: readonly string[]; noRightText: string };

/**
 * Replaces the functions and triggers that maintain the sums if their text differs from the database's, in one
 * transaction, and returns the name of the version applied. Leaves a database of a newer version alone.
 */
export const applySums = (db: Db, { sums, migrations, noRightText }: DeclaredSums): Promise<string[]> =>
  transaction(db, async (trx) => {
    await lockMigrations(trx);
    const due = dueVersion(sums, migrations, await selectApplied(trx));
    if (!due) return [];
    await sql.raw(sums.text).execute(trx).catch(explainRefusal(noRightText));
    if (due.recounts) await sql`select rebuild_project_totals()`.execute(trx);
    await sql`
      insert into public.schema_migrations (name, checksum) values (${due.name}, ${sums.checksum})
      on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`.execute(trx);
    return [due.name];
  });

/** The name of the version that `applySums` would apply, if any. */
export async function waitingSums(db: Db, { sums, migrations }: Pick<DeclaredSums, 'sums' | 'migrations'>) {
  const due = dueVersion(sums, migrations, await selectApplied(db));
  return due ? [due.name] : [];
}

async function selectApplied(db: Db): Promise<Applied[]> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = 'public' and tablename = 'schema_migrations'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<Applied>`select name, checksum from public.schema_migrations`.execute(db);
  return rows;
}

function dueVersion(sums: Sums, migrations: readonly string[], applied: readonly Applied[]) {
  const names = namesOf(sums);
  const known = new Set([...migrations, ...names]);
  if (applied.some(({ name }) => !known.has(name))) return undefined;
  const name = names.at(-1) ?? '';
  const own = applied.find((one) => one.name === name);
  // The text of the latest version may change during development, and each change recounts.
  if (own) return own.checksum === sums.checksum ? undefined : { name, recounts: true };
  const last = names.findLastIndex((one) => applied.some((other) => other.name === one));
  return { name, recounts: sums.versions.slice(last + 1).some(({ recounts }) => recounts) };
}
