import { calculate, decimalsOf, isAmount, readAmount, toMoney, withThousands } from '@siteledger/shared-lib/domain';

/** A valid amount, or the result of a calculation, with 2 decimals; other text unchanged. Amounts are never rounded. */
export function tidyAmount(text: string): string {
  const plain = readAmount(text);
  if (!isAmount(plain)) return calculate(text) ?? plain;
  return decimalsOf(plain) <= 2 ? toMoney(plain) : plain;
}

/** Formats an amount for a cell without focus: "1,234.50". */
export function amountInCell(amount: string) {
  if (!isAmount(amount) || decimalsOf(amount) > 2) return amount;
  const [ringgit = '', sen] = toMoney(amount).split('.');
  return `${withThousands(ringgit)}.${sen}`;
}

/** First column of text copied from a spreadsheet, one entry per row; '' for an empty cell. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => (line.split('\t')[0] ?? '').trim());
}
