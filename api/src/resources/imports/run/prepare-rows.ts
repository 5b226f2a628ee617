import { type ImportCell, type ImportEntity } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { type Importable, ofRow } from '../entities/importable';
import { type ReadRow, type rowReader } from './read-row';
import { knownKeys, type KnownKey, type RowKey } from './row-keys.queries';

/** A row read and matched with the records that it may mean. */
export type PreparedRow = ReadRow & {
  no: number;
  key: RowKey;
  /** The record that its key was imported as before. */
  known: KnownKey | undefined;
  /** Live records with the same natural key. */
  matches: readonly string[];
};

type FileRow = { no: number; cells: ImportCell[] };

const nameOf = ({ source, key }: RowKey) => `${source}\n${key}`;

// The order distinguishes two payments of one bill on one day.
function naturalKeys({ keyOf, hasTwins }: Importable) {
  const seen = new Map<string, number>();
  return ({ body }: ReadRow) => {
    const key = String(keyOf(body) || '')
      .trim()
      .toLowerCase();
    if (!hasTwins || key === '') return key;
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return `${key}\n${place}`;
  };
}

/** Reads all rows and looks up all keys at once. Rows with one key refuse each other, each naming the first. */
export async function prepareRows(
  db: Db,
  entity: ImportEntity,
  importable: Importable,
  rows: readonly FileRow[],
  read: ReturnType<typeof rowReader>,
): Promise<PreparedRow[]> {
  const naturalOf = naturalKeys(importable);
  const readRows = rows.map(({ no, cells }) => {
    const row = read(cells);
    const natural = naturalOf(row);
    const external = row.externalKey?.trim().toLowerCase();
    const key: RowKey = external ? { source: 'external', key: external } : { source: 'natural', key: natural };
    return { ...row, no, key, natural };
  });
  const keys = readRows.map(({ key }) => key);
  const known = new Map((await knownKeys(db, entity, keys)).map((one) => [nameOf(one), one]));
  const matches = grouped(
    await importable.findByKeys(
      db,
      readRows.map(({ natural }) => natural),
    ),
  );
  const first = new Map<string, number>();
  return readRows.map(({ natural, ...row }) => {
    const name = nameOf(row.key);
    const twin = row.key.key === '' ? undefined : first.get(name);
    if (twin === undefined) first.set(name, row.no);
    const repeated = twin === undefined ? {} : ofRow(`Rows ${twin} and ${row.no} are the same record.`);
    const problems = { ...row.problems, ...repeated };
    return { ...row, problems, known: known.get(name), matches: matches.get(natural) ?? [] };
  });
}

function grouped(found: readonly { key: string; uuid: string }[]) {
  const groups = new Map<string, string[]>();
  for (const { key, uuid } of found) groups.set(key, [...(groups.get(key) ?? []), uuid]);
  return groups;
}
