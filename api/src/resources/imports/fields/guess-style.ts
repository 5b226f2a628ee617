import { lineOfKeys } from '@siteledger/platform/contract';
import { type DateOrder, type DecimalStyle, type Evidence } from '@siteledger/shared-lib/domain';
import { NUMERIC_DAY } from './read-cell';

const AMOUNT_MARKS = /^[-()\s\d.,'\u2019]*\d[-()\s\d.,'\u2019]*$/;

/** The decimal style of one amount; null when it has no marks, or is no amount. */
export function decimalStyleOf(text: string): Evidence<DecimalStyle> {
  const bare = lineOfKeys(text.replace(/RM|MYR/i, ' '));
  if (!AMOUNT_MARKS.test(bare)) return null;
  const digits = bare.replace(/[^\d.,]/g, '');
  const marks = digits.replace(/\d/g, '');
  const last = marks.at(-1);
  if (!last) return null;
  if (/\.,|,\./.test(marks) || marks.length === 1) return isGroup(digits, marks) ? 'either' : styleWithDecimals(last);
  // A mark that is repeated separates thousands.
  return last === ',' ? 'point' : 'comma';
}

const styleWithDecimals = (mark: string): DecimalStyle => (mark === '.' ? 'point' : 'comma');

const isGroup = (digits: string, marks: string) => marks.length === 1 && /^\d{1,3}[.,]\d{3}$/.test(digits);

/** The order of one day of three numbers; null when the order does not matter. */
export function dateOrderOf(text: string): Evidence<DateOrder> {
  const [, first, , second] = NUMERIC_DAY.exec(lineOfKeys(text)) ?? [];
  if (first === undefined || Number(first) === Number(second)) return null;
  if (Number(first) > 12) return 'dmy';
  return Number(second) > 12 ? 'mdy' : 'either';
}

/** The evidence of several cells or columns together. */
export function combine<Style extends string>(all: Iterable<Evidence<Style>>): Evidence<Style> {
  const found = new Set(all);
  const styles = [...found].filter((one) => one !== null && one !== 'either');
  if (styles.length > 1) return 'mixed';
  return styles[0] ?? (found.has('either') ? 'either' : null);
}

/** The style that the evidence leaves no doubt about; `usual` when there is no evidence; null when the user chooses. */
export function certainStyle<Style extends string>(evidence: Evidence<Style>, usual: Style): Style | null {
  if (evidence === null) return usual;
  return evidence === 'either' || evidence === 'mixed' ? null : evidence;
}
