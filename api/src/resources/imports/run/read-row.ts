import { createHash } from 'node:crypto';
import { type Day, type FieldMessages, type ImportCell, type ImportField } from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from '../fields/import-entities';
import { EXTERNAL_KEY, lineFieldOf } from '../fields/import-field';
import { type CellReading, readCell } from '../fields/read-cell';
import { type CellBody } from '../entities/importable';
import { type StoredImport } from '../imports.queries';
import { orderedJson } from './ordered-json';

/** A row as the form's body, and as a line of it; a field is absent when the file has no column for it. */
export type ReadRow = {
  body: CellBody;
  line: CellBody;
  externalKey: string | null;
  problems: FieldMessages;
  warnings: FieldMessages;
  /** Whether a cell of the row, not only a constant, states a field of the record, or of a line. */
  hasBody: boolean;
  hasLine: boolean;
};

/** A row read, with its number in the file. */
export type NumberedRow = ReadRow & { no: number };

type FileRow = { no: number; cells: readonly ImportCell[] };
type Reader = (cells: readonly ImportCell[]) => ReadRow;

type Job = Pick<StoredImport, 'entity' | 'mapping' | 'source'>;

/** Reads rows of an import by its mapping. docs/domain/imports.md#cells */
export function readRows(job: Job, rows: readonly FileRow[], today: Day): NumberedRow[] {
  const read = rowReader(job, today);
  return rows.map(({ no, cells }) => ({ ...read(cells), no }));
}

function rowReader({ entity, mapping, source: { is1904 } }: Job, today: Day): Reader {
  const styles = { decimal_style: mapping.decimal_style ?? 'point', date_order: mapping.date_order ?? 'dmy' } as const;
  const reading = { ...styles, is1904, today };
  const fields = new Map(fieldsOfEntity(entity).map((field) => [field.key, field]));
  const meant = new Map(mapping.values.map(({ field, from, to }) => [valueKey(field, from), to]));
  const mapped = mapping.fields.flatMap(({ field: key, column, constant }) => {
    const field = fields.get(key);
    return field ? [{ field, column, constant }] : [];
  });

  return (cells) => {
    const row: ReadRow = {
      ...{ body: {}, line: {}, externalKey: null, problems: {}, warnings: {} },
      ...{ hasBody: false, hasLine: false },
    };
    for (const { field, column, constant } of mapped) {
      const cell = column === null ? constant : (cells[column] ?? null);
      const value = take(row, field, meant.get(valueKey(field.key, cell)) ?? cell, reading);
      if (column !== null && value !== null) row[lineFieldOf(field.key) ? 'hasLine' : 'hasBody'] = true;
    }
    return row;
  };
}

const valueKey = (field: string, cell: ImportCell) =>
  `${field}\n${String(cell ?? '')
    .trim()
    .toLowerCase()}`;

function take(row: ReadRow, field: ImportField, cell: ImportCell, reading: CellReading) {
  const { value, problem, warning } = readCell(field, cell, reading);
  if (problem) row.problems[field.key] = [problem];
  if (warning) row.warnings[field.key] = [warning];
  const ofLine = lineFieldOf(field.key);
  if (field.key === EXTERNAL_KEY) row.externalKey = value === null ? null : String(value);
  else if (ofLine) row.line[ofLine] = value;
  else row.body[field.key] = value;
  return value;
}

/** The hash of what the rows of a record say, whatever the order of their columns. */
export const hashOf = (body: CellBody, lines?: readonly CellBody[]) =>
  createHash('sha256')
    .update(orderedJson(lines ? [body, lines] : body))
    .digest('hex');
