import { createHash } from 'node:crypto';
import {
  type FieldMapping,
  type ImportColumn,
  type ImportEntity,
  type ImportMapping,
} from '@siteledger/shared-lib/domain';
import { guessColumns, normalisedLabel } from './fields/guess-mapping';
import { certainStyle, combine } from './fields/guess-style';
import { fieldsOfEntity } from './fields/import-entities';

/** Identifies the headings of a file, so that its mapping is found again next month. */
export const signatureOf = (columns: readonly ImportColumn[]) =>
  createHash('sha256')
    .update(columns.map(({ heading }) => normalisedLabel(heading)).join('\n'))
    .digest('hex');

/** The mapping to begin with: that of the last file with the same headings, else by label and synonym. */
export function proposeMapping(
  entity: ImportEntity,
  columns: readonly ImportColumn[],
  remembered: ImportMapping | undefined,
): ImportMapping {
  const fields = remembered?.fields ?? guessedFields(entity, columns);
  return { ...provenStyles(entity, columns, fields), fields, values: remembered?.values ?? [] };
}

/** The styles that the mapped columns prove; null where the user has to choose. docs/domain/imports.md#cells */
export function provenStyles(entity: ImportEntity, columns: readonly ImportColumn[], mapped: readonly FieldMapping[]) {
  const kinds = new Map(fieldsOfEntity(entity).map(({ key, kind }) => [key, kind]));
  const columnsOf = (kind: string) =>
    mapped.flatMap(({ field, column }) => (kinds.get(field) === kind && column !== null && columns[column]) || []);
  return {
    decimal_style: certainStyle(combine(columnsOf('amount').map(({ amounts }) => amounts)), 'point'),
    date_order: certainStyle(combine(columnsOf('day').map(({ days }) => days)), 'dmy'),
  };
}

function guessedFields(entity: ImportEntity, columns: readonly ImportColumn[]): FieldMapping[] {
  const fields = fieldsOfEntity(entity);
  const guessed = guessColumns(
    fields,
    columns.map(({ heading }) => heading),
  );
  return fields.flatMap(({ key, fallback }) => {
    const column = guessed.get(key) ?? null;
    return column === null && fallback === undefined
      ? []
      : [{ field: key, column, constant: column === null ? (fallback ?? null) : null }];
  });
}
