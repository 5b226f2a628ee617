import { createHash } from 'node:crypto';
import {
  type FieldMessages,
  type ImportCell,
  type ImportEntity,
  type ImportField,
  type ImportMapping,
} from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from '../fields/import-entities';
import { EXTERNAL_KEY } from '../fields/import-field';
import { type CellReading, readCell } from '../fields/read-cell';
import { type CellBody } from '../entities/importable';

/** A row as the form's body; a field is absent when the file has no column for it. */
export type ReadRow = { body: CellBody; externalKey: string | null; problems: FieldMessages; warnings: FieldMessages };

type Reader = (cells: readonly ImportCell[]) => ReadRow;

/** Prepares the reading of rows by a mapping. docs/domain/imports.md#cells */
export function rowReader(entity: ImportEntity, mapping: ImportMapping, reading: CellReading): Reader {
  const fields = new Map(fieldsOfEntity(entity).map((field) => [field.key, field]));
  const meant = new Map(mapping.values.map(({ field, from, to }) => [valueKey(field, from), to]));
  const mapped = mapping.fields.flatMap(({ field: key, column, constant }) => {
    const field = fields.get(key);
    return field ? [{ field, column, constant }] : [];
  });

  return (cells) => {
    const row: ReadRow = { body: {}, externalKey: null, problems: {}, warnings: {} };
    for (const { field, column, constant } of mapped) {
      const cell = column === null ? constant : (cells[column] ?? null);
      take(row, field, meant.get(valueKey(field.key, cell)) ?? cell, reading);
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
  if (field.key === EXTERNAL_KEY) row.externalKey = value === null ? null : String(value);
  else row.body[field.key] = value;
}

/** The hash of what a row says, whatever the order of its columns. */
export const hashOf = (body: CellBody) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex');
