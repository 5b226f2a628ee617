import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type Importable } from '../entities/importable';

/** The key of a row: that of the old system where the file has one, else the one that people use. */
export type RowKey = { source: 'external' | 'natural'; key: string };

/** The record and the row that a key was last imported as. */
export type KnownKey = RowKey & { record_uuid: string; row_hash: string };

/** Known records of these keys. */
export async function knownKeys(db: Db, entity: ImportEntity, keys: readonly RowKey[]) {
  const { rows } = await sql<KnownKey>`
    select source, key, record_uuid, row_hash from import_keys
    join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as wanted (source text, key text) using (source, key)
    where entity = ${entity}`.execute(db);
  return rows;
}

/** Remembers which records the rows became. */
export async function rememberKeys(db: Db, entity: ImportEntity, keys: readonly KnownKey[]) {
  await sql`
    insert into import_keys (entity, source, key, record_uuid, row_hash)
    select ${entity}, source, key, record_uuid, row_hash
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (source text, key text, record_uuid uuid, row_hash text)
    on conflict (entity, source, key) do update set record_uuid = excluded.record_uuid, row_hash = excluded.row_hash`.execute(
    db,
  );
}

/** Forgets the keys of records that an undo deletes. */
export async function forgetKeys(db: Db, entity: ImportEntity, records: readonly string[]) {
  await sql`
    delete from import_keys where entity = ${entity} and record_uuid = any(${[...records]}::uuid[])`.execute(db);
}

/** Frees the numbers of records that an undo has deleted: they were never issued. */
export async function freeNumbers(
  db: Db,
  { table, column }: NonNullable<Importable['number']>,
  records: readonly string[],
) {
  const number = sql.ref(column);
  await sql`
    update ${sql.table(table)} set ${number} = ${number} || ' (undone ' || id || ')'
    where uuid = any(${[...records]}::uuid[]) and deleted_at is not null`.execute(db);
}
