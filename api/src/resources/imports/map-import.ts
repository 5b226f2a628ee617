import {
  type FieldMessages,
  type ImportDetails,
  type ImportMapping,
  type ImportMappingInput,
} from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from './fields/import-entities';
import { refuseProblems } from '../../http/errors/errors';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { findImport, rememberMapping, saveImport, type StoredImport } from './imports.queries';
import { lockIdleImport } from './lock-import';
import { provenStyles, signatureOf } from './propose-mapping';

/** Saves which column is which field, and remembers it for files with the same headings. imports.md#mapping */
export const mapImport = (
  context: Context,
  reference: string,
  input: ImportMappingInput,
): Promise<ImportDetails | undefined> =>
  inTransaction(context, async (db) => {
    const job = await lockIdleImport(db, context, reference);
    const mapping = mappingOf(job, input);
    refuseProblems(problemsOf(job, mapping));

    const stored = JSON.stringify(mapping);
    await saveImport(db, job.id, { mapping: stored, status: 'mapped', message: null });
    await rememberMapping(db, {
      ...{ user_id: context.user.id, entity: job.entity, signature: signatureOf(job.columns) },
      ...{ mapping: stored, updated_at: context.now },
    });
    return findImport(db, job.id);
  });

function mappingOf({ entity, columns }: StoredImport, input: ImportMappingInput): ImportMapping {
  const fields = input.fields
    .map(({ field, column, constant }) => ({ field, column: column ?? null, constant: constant ?? null }))
    .filter(({ column, constant }) => column !== null || constant !== null);
  const proven = provenStyles(entity, columns, fields);
  return {
    decimal_style: input.decimal_style ?? proven.decimal_style,
    date_order: input.date_order ?? proven.date_order,
    fields,
    values: input.values ?? [],
  };
}

function problemsOf({ entity, columns }: StoredImport, { fields, values }: ImportMapping): FieldMessages {
  const known = new Set(fieldsOfEntity(entity).map(({ key }) => key));
  const problems: FieldMessages = {};
  const seen = new Set<string>();
  for (const [index, { field, column }] of fields.entries()) {
    if (!known.has(field)) problems[`fields[${index}].field`] = [`${field} is not a known field.`];
    else if (seen.has(field)) problems[`fields[${index}].field`] = [`${field} must be mapped once.`];
    if (column !== null && column >= columns.length)
      problems[`fields[${index}].column`] = ['Column is not in the file.'];
    seen.add(field);
  }
  for (const [index, { field }] of values.entries())
    if (!known.has(field)) problems[`values[${index}].field`] = [`${field} is not a known field.`];
  return problems;
}
