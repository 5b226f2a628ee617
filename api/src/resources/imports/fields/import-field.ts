import { type ImportField } from '@siteledger/shared-lib/domain';
import type { AnyObject, InferType, ObjectSchema } from 'yup';

/** The part of a field that its schema does not know. */
export type ImportWords = Pick<ImportField, 'synonyms' | 'example'> &
  Partial<Pick<ImportField, 'label' | 'kind' | 'choices' | 'fallback' | 'hasDigits'>>;

type Described = { label?: string; optional?: boolean; nullable?: boolean };

/** Fields of an entity in the order given, with label and requirement taken from its schema. */
export function importFields<Schema extends ObjectSchema<AnyObject>>(
  schema: Schema,
  words: { [Key in keyof InferType<Schema>]?: ImportWords },
): ImportField[] {
  const described = schema.describe().fields as Record<string, Described>;
  return Object.entries<ImportWords | undefined>(words).map(([key, own]) => {
    const { label = key, optional, nullable } = described[key] ?? {};
    const isRequired = optional === false && nullable === false;
    return { kind: 'text', synonyms: [], example: '', label, ...own, key, isRequired };
  });
}

const OF_LINE = 'lines.';

/** The key of a field of lines. */
export const keyOfLine = (name: string) => `${OF_LINE}${name}`;

/** Fields of a record's lines; required only in a file that has lines. docs/domain/imports.md#records-with-lines */
export const lineFields = (fields: readonly ImportField[]) =>
  fields.map((field) => ({ ...field, key: keyOfLine(field.key) }));

/** The line's own name of a field of lines, else undefined. */
export const lineFieldOf = (key: string) => (key.startsWith(OF_LINE) ? key.slice(OF_LINE.length) : undefined);

/** Whether a file with columns for these fields states lines: a description alone may be that of the record. */
export const statesLines = (fields: readonly ImportField[], mapped: { has: (key: string) => boolean }) =>
  fields.filter(({ key, isRequired }) => isRequired && lineFieldOf(key) && mapped.has(key)).length > 1;

/** The field for the key that a record has in the old system; every entity has it. imports.md#the-same-file-twice */
export const EXTERNAL_KEY = 'external_key';

export const externalKeyField: ImportField = {
  key: EXTERNAL_KEY,
  label: 'External ID',
  kind: 'text',
  isRequired: false,
  synonyms: ['External Key', 'Record ID', 'ID Luaran'],
  example: '',
};
