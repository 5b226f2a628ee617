import { isAppended, withoutDigitMeant, type Edit, type EditedText } from '../fields/edited-text';

const MASKED = /^(\d{4})(?:-?(\d{1,2})(?:-?(\d{1,2}))?)?$/;
const HAS_HYPHENS = /^\d{1,4}-\d{0,2}(?:-\d{0,2})?$/;

// "2011" may as well begin 20 November; who writes that means no hyphen.
const YEAR = /^(?:19|20)(?!0[1-9]|1[0-2])/;

const WHOLE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])\d\d$/;

/**
 * The text of a day's box after an edit. Hyphens come by themselves at the end of a year and of a month; everything else is
 * a plain text, so that a digit is corrected where it stands and another way to write a day stays as it is typed.
 * docs/domain/screens.md#forms
 */
export function dayAfter(edit: Edit): EditedText {
  const { before, typed, caret } = edit;
  if (isAppended(edit)) {
    const text = appended(before, typed);
    return { text, caret: text.length };
  }
  const meant = HAS_HYPHENS.test(before) ? withoutDigitMeant(edit, '-') : undefined;
  if (!meant) return { text: typed, caret };
  // No hyphen stands at the end of a part that is not full.
  return meant.caret === meant.text.length - 1 ? { ...meant, text: meant.text.replace(/-$/, '') } : meant;
}

function appended(before: string, typed: string) {
  // The hyphen is there already.
  if (/^\d{4}-(?:\d\d-)?$/.test(before) && /^[-/. ]$/.test(typed.slice(before.length))) return before;
  const [, year = '', month = '', day = ''] = /\d$/.test(typed) ? (MASKED.exec(typed) ?? []) : [];
  if (!YEAR.test(year) && !WHOLE.test(typed)) return typed;
  const isPartFull = !day && month.length !== 1;
  return [year, month, day].filter(Boolean).join('-') + (isPartFull ? '-' : '');
}

/** What was done to a day's text until now, as far as it decides how the text may be read. */
export type DayPast = {
  /** It was a text with the year first, and is corrected since. */
  isCorrected: boolean;
  /** The last that was done is that something was deleted. */
  isCut: boolean;
};

export const NO_PAST: DayPast = { isCorrected: false, isCut: false };

export function pastAfter({ before, typed, caret, deleted }: Edit, { isCorrected }: DayPast): DayPast {
  const isWrittenAnew = caret === typed.length && (typed.length < 2 || typed[0] !== before[0]);
  return {
    isCorrected: !isWrittenAnew && (isCorrected || /^\d{4}-/.test(before)),
    isCut: deleted !== undefined,
  };
}

/**
 * True for what is left of a day that somebody began to correct: "26-03-15" without its century and "2026-1-15" while the
 * month's second digit is missing are none written otherwise.
 */
export const isIncomplete = (text: string, { isCorrected, isCut }: DayPast) =>
  isCorrected && (/^\d{1,2}(?:-\d{1,2}){1,2}$/.test(text) || (isCut && /-\d(?:-|$)/.test(text)));
