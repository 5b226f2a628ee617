import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { type Importable } from '../entities/importable';
import { type NumberedRow } from './read-row';
import { knownKeys, type KnownKey } from './row-keys.queries';
import { nameOf, type RecordRows, recordsOf } from './rows-of-records';

/** The rows of a record, matched with the records that they may mean. */
export type PreparedRecord = RecordRows & {
  /** The record that its key was imported as before. */
  known: KnownKey | undefined;
  /** Live records with the same natural key. */
  matches: readonly string[];
};

/** Puts the rows of each record together and looks up the keys of all records at once. */
export async function prepareRecords(
  db: Db,
  entity: ImportEntity,
  importable: Importable,
  rows: readonly NumberedRow[],
): Promise<PreparedRecord[]> {
  const records = recordsOf(importable, rows);
  const keys = records.map(({ key }) => key);
  const known = new Map((await knownKeys(db, entity, keys)).map((one) => [nameOf(one), one]));
  const matches = grouped(
    await importable.findByKeys(
      db,
      records.map(({ natural }) => natural),
    ),
  );
  return records.map((record) => ({
    ...record,
    known: known.get(nameOf(record.key)),
    matches: matches.get(record.natural) ?? [],
  }));
}

function grouped(found: readonly { key: string; uuid: string }[]) {
  const groups = new Map<string, string[]>();
  for (const { key, uuid } of found) groups.set(key, [...(groups.get(key) ?? []), uuid]);
  return groups;
}
