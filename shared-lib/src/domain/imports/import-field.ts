import type { AnyObject, InferType, ObjectSchema } from 'yup';

/** How a cell is read: as text, a whole number, money, a day, one of a list, or another record's name. imports.md#cells */
export type ImportKind = 'text' | 'number' | 'amount' | 'day' | 'choice' | 'reference';

/** A value of a list and the names by which a file may mean it; the first name is shown. */
export type ImportChoice = { value: string | number; names: readonly string[] };

/** A column that a file may have: the label is that of the form. docs/domain/imports.md#mapping */
export type ImportField = {
  key: string;
  label: string;
  kind: ImportKind;
  isRequired: boolean;
  /** Other headings, in English and Malay. */
  synonyms: readonly string[];
  example: string;
  choices?: readonly ImportChoice[];
  /** The value of every row when the file has no such column. */
  fallback?: string;
  /** Digits that may begin with a zero, which a spreadsheet loses when it takes them for a number. */
  hasDigits?: true;
};

/** The part of a field that its schema does not know. */
export type ImportWords = Pick<ImportField, 'synonyms' | 'example'> &
  Partial<Pick<ImportField, 'kind' | 'choices' | 'fallback' | 'hasDigits'>>;

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
    return { kind: 'text', synonyms: [], example: '', ...own, key, label, isRequired };
  });
}

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
