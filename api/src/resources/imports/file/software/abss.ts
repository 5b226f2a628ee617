import { type ImportCell } from '@siteledger/shared-lib/domain';
import { normalisedLabel } from '../../fields/guess-mapping';
import { type Lines, sumOf } from './lines';

const CARD = normalisedLabel('Co./Last Name');
const NUMBERS = ['Supplier Invoice #', 'Purchase #', 'Invoice #'].map(normalisedLabel);
const SUMS = ['Amount', 'Inc-Tax Amount', 'Tax Amount', 'GST Amount', 'Non-Tax Amount', 'Non-GST Amount'].map(
  normalisedLabel,
);

const isEmpty = (cells: readonly ImportCell[]) => cells.every((cell) => cell === null);

/**
 * A text of ABSS or MYOB with a row per document, in place of its first line, with the sums of the lines of the same
 * card and number up to the blank line after them. Undefined for any other text.
 * docs/domain/imports.md#files-of-accounting-software
 */
export function abssLines(lines: readonly (readonly ImportCell[])[]): Lines | undefined {
  const at = lines.findIndex((cells) => cells.some((cell) => normalisedLabel(cell) === CARD));
  const labels = (lines[at] ?? []).map(normalisedLabel);
  const sums = labels.flatMap((label, column) => (SUMS.includes(label) ? [column] : []));
  const keys = labels.flatMap((label, column) => (label === CARD || NUMBERS.includes(label) ? [column] : []));
  // Without a number, two rows of one card may be two documents.
  if (sums.length === 0 || !labels.some((label) => NUMBERS.includes(label))) return undefined;
  const rows = lines.map((cells) => [...cells]);
  const keyOf = (cells: readonly ImportCell[]) => JSON.stringify(keys.map((column) => cells[column] ?? null));
  for (let first = at + 1; first < rows.length;) {
    const size = lengthOf(rows, first, keyOf);
    const document = rows.slice(first, first + size);
    for (const column of sums)
      if (size > 1) document[0]![column] = sumOf(document.map((cells) => cells[column] ?? null));
    for (const line of document.slice(1)) line.fill(null);
    first += size;
  }
  return { rows };
}

function lengthOf(rows: readonly ImportCell[][], first: number, keyOf: (cells: readonly ImportCell[]) => string) {
  const key = keyOf(rows[first] ?? []);
  let end = first + 1;
  for (let next = rows[end]; next && !isEmpty(next) && keyOf(next) === key; next = rows[end]) end++;
  return end - first;
}
