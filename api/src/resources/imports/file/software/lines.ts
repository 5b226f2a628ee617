import { addMoney, decimalsOf, type ImportCell, isAmount, readAmount } from '@siteledger/shared-lib/domain';

/** Lines of a text put together into a row per record, in place of its first line; the others are empty. */
export type Lines = {
  /** The columns, if no line of the file names them. */
  headings?: readonly string[];
  rows: ImportCell[][];
  /** Rows, from 0, that are left out unless the user includes them. */
  left_out?: ReadonlySet<number>;
};

/** Whether a text is an amount that no sum would round. */
export const isExact = (text: string) => isAmount(text) && decimalsOf(text) <= 2;

/** The sum of cells with amounts; with another text among them all of them, which the row's check then refuses. */
export function sumOf(cells: readonly ImportCell[]): ImportCell {
  const amounts = cells.filter((cell) => cell !== null).map((cell) => readAmount(String(cell)));
  if (amounts.length === 0) return null;
  return amounts.every(isExact) ? addMoney(...amounts) : amounts.join(' + ');
}
