import { decimalsOf, isAmount, toMoney } from '@siteledger/shared-lib/domain';

const DECIMALS = 2;

/** What may stand in an amount's box: an optional minus, digits grouped by commas, one point. */
export function groupDigits(typed: string) {
  const plain = typed.replace(/[^\d.-]/g, '').replace(/(?!^)-/g, '');
  const [whole = '', ...rest] = plain.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest.length > 0 ? `${grouped}.${rest.join('')}` : grouped;
}

/** Whether one more character would be a third decimal; a pasted text keeps all of its decimals, to be seen and refused. */
export const isDecimalTooMany = (before: string, after: string) =>
  after.length === before.length + 1 && decimalsOf(after) > DECIMALS;

/** The value of what stands in the box: a decimal string with 2 decimals, null for nothing; never rounded. */
export function amountOf(text: string) {
  const plain = text
    .replaceAll(',', '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '');
  if (plain === '') return null;
  return isAmount(plain) && decimalsOf(plain) <= DECIMALS ? toMoney(plain) : plain;
}

/** A value as it stands in the box when nobody types: "1,234.50". */
export function amountText(value: unknown) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return groupDigits(amountOf(text) ?? '');
}

/** Where the caret belongs after regrouping: behind as many digits as before. */
export function caretAfter(digits: number, text: string) {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (text[index] !== ',') seen += 1;
  }
  return text.length;
}
