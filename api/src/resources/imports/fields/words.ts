import type { ImportWords } from './import-field';

/** A text column: its example and its other headings. */
export const words = (example: string, ...synonyms: string[]): ImportWords => ({ example, synonyms });

/** A column of amounts. */
export const money = (example: string, ...synonyms: string[]): ImportWords => ({ example, synonyms, kind: 'amount' });

/** A column of days. */
export const date = (example: string, ...synonyms: string[]): ImportWords => ({ example, synonyms, kind: 'day' });

/** A column that names another record. */
export const reference = (example: string, ...synonyms: string[]): ImportWords => ({
  example,
  synonyms,
  kind: 'reference',
});

/** Values of a list by their names, and by what else a file may call them. */
export const named = (
  names: Readonly<Record<string, string>>,
  synonyms: Readonly<Record<string, readonly string[]>>,
) => ({
  kind: 'choice' as const,
  choices: Object.entries(names).map(([value, name]) => ({ value, names: [name, ...(synonyms[value] ?? [])] })),
});
