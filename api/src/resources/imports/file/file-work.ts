import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { readTable } from './read-table';
import { type SourceChoice, type Table, UnreadableFile } from './table';
import { type NewSheet, writeSheet } from './write-sheet';

/** Work on a file: its table is read, or a workbook is written. */
export type FileWork =
  { kind: 'read'; bytes: Uint8Array; entity: ImportEntity; choice: SourceChoice } | { kind: 'write'; sheet: NewSheet };

/** A table whose rows are lists of `TableRow` as JSON. */
export type ReadTable = { table: Omit<Table, 'rows'>; rows: string[]; row_count: number };
export type FileReply = ReadTable | { written: Uint8Array } | { problem: string };

/** Does the work; a file that cannot be read is a problem in words for its user. */
export function doFileWork(work: FileWork): FileReply {
  if (work.kind === 'write') return { written: writeSheet(work.sheet) };
  try {
    const { rows, ...table } = readTable(Buffer.from(work.bytes), work.entity, work.choice);
    return { table, rows: batchesOf(rows), row_count: rows.length };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}

const AT_ONCE = 1000;

// Rows leave as JSON, as the database takes them: that is faster than copying millions of cells between threads.
const batchesOf = (rows: readonly unknown[]) =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, batch) =>
    JSON.stringify(rows.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE)),
  );
