import { calculate, decimalsOf, isAmount, readAmount, toMoney } from '@siteledger/shared-lib/domain';

/** A readable amount, or the result of a calculation, with 2 decimals; anything else as it is, never rounded. */
export function tidyAmount(text: string): string {
  const plain = readAmount(text);
  if (!isAmount(plain)) return calculate(text) ?? plain;
  return decimalsOf(plain) <= 2 ? toMoney(plain) : plain;
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount as it appears in a cell that nobody types in: "1,234.50". */
export const amountInCell = (amount: string) =>
  isAmount(amount) && decimalsOf(amount) <= 2 ? grouped.format(toMoney(amount) as `${number}`) : amount;

/** The first column of what was copied from a spreadsheet, a text a row; '' where a row has none. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => (line.split('\t')[0] ?? '').trim());
}
