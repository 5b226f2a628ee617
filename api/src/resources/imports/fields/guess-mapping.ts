import { type ImportCell, type ImportField } from '@siteledger/shared-lib/domain';
import { lineFieldOf, statesLines } from './import-field';

/** Rows in which a header is looked for. */
const HEADER_WITHIN = 30;
const LABELS_OF_A_HEADER = 3;

/** A heading without case, marks and the star of required fields; a percentage is not the amount of that name. */
export const normalisedLabel = (text: ImportCell) =>
  String(text ?? '')
    .toLowerCase()
    .replaceAll('%', ' percent ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = ({ label, key, synonyms }: ImportField) => [label, key, ...synonyms].map(normalisedLabel);

/** The column of each field that the headings name: by label first, then by synonym. docs/domain/imports.md#mapping */
export function guessColumns(fields: readonly ImportField[], headings: readonly ImportCell[]): Map<string, number> {
  const guessed = columnsByName(fields, headings);
  if (statesLines(fields, guessed)) return guessed;
  return columnsByName(
    fields.filter(({ key }) => !lineFieldOf(key)),
    headings,
  );
}

function columnsByName(fields: readonly ImportField[], headings: readonly ImportCell[]): Map<string, number> {
  const labels = headings.map(normalisedLabel);
  const mapped = new Map<string, number>();
  const used = new Set<number>();
  const take = (key: string, names: readonly string[]) => {
    const column = labels.findIndex((label, index) => label !== '' && !used.has(index) && names.includes(label));
    if (column < 0 || mapped.has(key)) return;
    mapped.set(key, column);
    used.add(column);
  };
  for (const field of fields) take(field.key, [normalisedLabel(field.label)]);
  for (const field of fields) take(field.key, namesOf(field));
  return mapped;
}

/**
 * The index of the header: the first row with three known headings, else the one with most of them, else the first row
 * with text. docs/domain/imports.md#reading-a-file
 */
export function guessHeader(fields: readonly ImportField[], rows: readonly (readonly ImportCell[])[]): number {
  const counts = rows.slice(0, HEADER_WITHIN).map((row) => guessColumns(fields, row).size);
  const clear = counts.findIndex((count) => count >= LABELS_OF_A_HEADER);
  if (clear >= 0) return clear;
  const most = Math.max(0, ...counts);
  return Math.max(0, most > 0 ? counts.indexOf(most) : rows.findIndex((row) => row.some((cell) => cell !== null)));
}

const TOTAL = /^(?:(?:grand|sub)[\s-]*)?(?:total|jumlah)\b/i;

/** Whether a row sums up others: its first cell with text is Total or Jumlah. */
export const isTotalRow = (row: readonly ImportCell[]) =>
  TOTAL.test(String(row.find((cell) => cell !== null && cell !== '') ?? '').trim());
