import { decimalsOf, isAmount, toMoney } from '@siteledger/shared-lib/domain';

/**
 * An amount as people and spreadsheets write it ("RM 1,234.50", "(RM 20.00)", "20.00-", ".5") as a plain one; what is no
 * amount stays as it was typed, to be seen and refused.
 */
export function readAmount(text: string): string {
  const bare = text
    .replace(/RM|MYR/gi, '')
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace('\u2212', '-');
  const signed = bare.replace(/^\((.*)\)$/, '-$1').replace(/^([^-].*)-$/, '-$1');
  const plain = signed.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return isAmount(plain) ? plain : text.trim();
}

/** A readable amount with 2 decimals; anything else as it is, never rounded. */
export function tidyAmount(text: string): string {
  const plain = readAmount(text);
  return isAmount(plain) && decimalsOf(plain) <= 2 ? toMoney(plain) : plain;
}

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

/** An amount as it stands in a cell that nobody types in: "1,234.50". */
export const amountInCell = (amount: string) =>
  isAmount(amount) && decimalsOf(amount) <= 2 ? grouped.format(toMoney(amount) as `${number}`) : amount;

/** The first column of what was copied from a spreadsheet, a text a row; '' where a row has none. */
export function pastedColumn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => (line.split('\t')[0] ?? '').trim());
}
