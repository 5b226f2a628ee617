import { calculate, decimalsOf, isAmount, isCalculation, readAmount, toMoney } from '@siteledger/shared-lib/domain';
import { withoutDigitMeant, type Edit, type EditedText } from './edited-text';

const DECIMALS = 2;

// An optional minus, digits and commas, one point: an amount or the start of one.
const BEGUN = /^-?[\d,]*(?:\.\d*)?$/;

function groupDigits(plain: string) {
  const [whole = '', ...decimals] = plain.replaceAll(',', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals.length > 0 ? `${grouped}.${decimals.join('')}` : grouped;
}

const isGrouped = (text: string) => BEGUN.test(text) && groupDigits(text) === text;

const commasIn = (text: string) => text.split(',').length;

// At most one character was inserted, and the rest is unchanged.
const isOneKey = ({ before, typed, caret }: Edit) =>
  before.startsWith(typed.slice(0, Math.max(0, caret - 1))) && before.endsWith(typed.slice(caret));

/**
 * The text of an amount's box for the typed one. Digits are grouped by commas while typing; a pasted amount is parsed
 * in any notation ("RM 1,234.50", "(20.00)"). Other text stays as typed, to be evaluated on blur or refused: "1,5" and
 * "7 or 8" never become another amount.
 */
function grouped(edit: Edit) {
  const { before, typed } = edit;
  if (isGrouped(before) && BEGUN.test(typed) && commasIn(typed) <= commasIn(before)) return groupDigits(typed);
  const read = isOneKey(edit) ? typed : readAmount(typed);
  return isAmount(read) ? groupDigits(read) : typed;
}

/**
 * The value of a box's text: null if empty, a decimal string with 2 decimals for an amount or calculation, otherwise
 * the text itself. Only the result of a calculation is rounded.
 */
export function amountOf(text: string) {
  if (text.trim() === '') return null;
  const plain = readAmount(text);
  if (!isAmount(plain)) return calculate(text) ?? text;
  return decimalsOf(plain) <= DECIMALS ? toMoney(plain) : plain.replaceAll(',', '');
}

/** Formats a value for a box without focus: "1,234.50". */
export function amountText(value: unknown) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const plain = amountOf(text) ?? '';
  return isAmount(plain) ? groupDigits(plain) : plain;
}

/**
 * The text of an amount's box after an edit: see `grouped`. The caret stays behind the same number of digits, and
 * deleting a comma deletes the digit beside it. A full box accepts no more digits; a pasted text is not cut, but
 * refused later.
 */
export function amountAfter(edit: Edit, maxLength: number): EditedText {
  const { before } = edit;
  const meant = isGrouped(before) ? withoutDigitMeant(edit, ',') : undefined;
  const { text: typed, caret } = meant ?? { text: edit.typed, caret: edit.caret };
  const text = grouped({ ...edit, typed, caret });
  if (text.length > maxLength && typed.length === before.length + 1 && !isCalculation(text))
    return { text: before, caret: caret - 1 };
  return { text, caret: text === typed ? caret : caretBehind(digitsIn(typed.slice(0, caret)), text) };
}

const digitsIn = (text: string) => text.replaceAll(',', '').length;

function caretBehind(digits: number, text: string) {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digits) return index;
    if (text[index] !== ',') seen += 1;
  }
  return text.length;
}
