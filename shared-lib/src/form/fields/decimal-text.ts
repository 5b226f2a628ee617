import { calculate, decimalsOf, isAmount, isCalculation, readAmount, toMoney } from '@siteledger/shared-lib/domain';
import { withoutDigitMeant, type Edit, type EditedText } from './edited-text';

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

// A key at most was put in, and the rest stays.
const isOneKey = ({ before, typed, caret }: Edit) =>
  before.startsWith(typed.slice(0, Math.max(0, caret - 1))) && before.endsWith(typed.slice(caret));

/**
 * The text that is in an amount's box for a typed one. Digits are grouped by commas as they are typed; a pasted amount is
 * read as people write it ("RM 1,234.50", "(20.00)"). Anything else stays as typed, to be worked out when the box is left, or
 * refused: "1,5" and "7 or 8" never become another amount.
 */
function grouped(edit: Edit) {
  const { before, typed } = edit;
  if (isGrouped(before) && BEGUN.test(typed) && commasIn(typed) <= commasIn(before)) return groupDigits(typed);
  const read = isOneKey(edit) ? typed : readAmount(typed);
  return isAmount(read) ? groupDigits(read) : typed;
}

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

/** A value as it appears in the box when nobody types: "1,234.50". */
export function amountText(value: unknown) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const plain = amountOf(text) ?? '';
  return isAmount(plain) ? groupDigits(plain) : plain;
}

/**
 * The text of an amount's box after an edit: see `grouped`. The caret stays behind as many digits as before, and whoever
 * deletes a comma means the digit beside it. A full box takes no more digits; a pasted text is not cut, but refused later.
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
