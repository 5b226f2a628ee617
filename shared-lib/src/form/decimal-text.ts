import { decimalsOf, isAmount, readAmount, toMoney } from '@siteledger/shared-lib/domain';

const DECIMALS = 2;

// An optional minus, digits and commas, one point: an amount, or the beginning of one.
const BEGUN = /^-?[\d,]*(?:\.\d*)?$/;

function groupDigits(plain: string) {
  const [whole = '', ...decimals] = plain.replaceAll(',', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals.length > 0 ? `${grouped}.${decimals.join('')}` : grouped;
}

/**
 * What stands in an amount's box after an input, its digits grouped by commas. A key that is no part of an amount changes
 * nothing. What was pasted is read as people write amounts ("RM 1,234.50", "(20.00)"); what is none stays, to be seen and
 * refused, and is never made into another amount.
 */
export function textAfter(before: string, typed: string) {
  if (BEGUN.test(typed)) return groupDigits(typed);
  if (isOneKeyMore(before, typed)) return before;
  const read = readAmount(typed);
  return isAmount(read) ? groupDigits(read) : typed;
}

const isOneKeyMore = (before: string, typed: string) =>
  typed.length === before.length + 1 &&
  [...typed].some((_key, place) => typed.slice(0, place) + typed.slice(place + 1) === before);

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
  return textAfter('', amountOf(text) ?? '');
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
