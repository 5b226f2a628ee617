import { calculate, decimalsOf, isAmount, readAmount, toMoney } from '@siteledger/shared-lib/domain';

const DECIMALS = 2;

// An optional minus, digits and commas, one point: an amount, or the beginning of one.
const BEGUN = /^-?[\d,]*(?:\.\d*)?$/;

function groupDigits(plain: string) {
  const [whole = '', ...decimals] = plain.replaceAll(',', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals.length > 0 ? `${grouped}.${decimals.join('')}` : grouped;
}

const isGrouped = (text: string) => BEGUN.test(text) && groupDigits(text) === text;

const commasIn = (text: string) => text.split(',').length;

/**
 * The text of an amount's box after an input. Digits are grouped by commas as they are typed; a pasted amount is read as
 * people write it ("RM 1,234.50", "(20.00)"). Anything else stays as typed, to be worked out when the box is left, or refused:
 * "1,5" and "7 or 8" never become another amount.
 */
export function textAfter(before: string, typed: string) {
  if (isGrouped(before) && BEGUN.test(typed) && commasIn(typed) <= commasIn(before)) return groupDigits(typed);
  const read = isOneKeyMore(before, typed) ? typed : readAmount(typed);
  return isAmount(read) ? groupDigits(read) : typed;
}

const isOneKeyMore = (before: string, typed: string) =>
  typed.length === before.length + 1 &&
  [...typed].some((_key, place) => typed.slice(0, place) + typed.slice(place + 1) === before);

/**
 * The value of a box's text: null if it is empty, a decimal string with 2 decimals for an amount or a calculation, otherwise
 * the text itself. Only the result of a calculation is rounded.
 */
export function amountOf(text: string) {
  if (text.trim() === '') return null;
  const plain = readAmount(text);
  if (!isAmount(plain)) return calculate(text) ?? text;
  return decimalsOf(plain) <= DECIMALS ? toMoney(plain) : plain.replaceAll(',', '');
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
