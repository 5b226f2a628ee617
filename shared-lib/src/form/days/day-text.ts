import { isAppended, withoutDigitMeant, type Edit, type EditedText } from '../fields/edited-text';

const MASKED = /^(\d{4})(?:-?(\d{1,2})(?:-?(\d{1,2}))?)?$/;
const HAS_HYPHENS = /^\d{1,4}-\d{0,2}(?:-\d{0,2})?$/;

// Excludes "2011": it may be the start of 20 November, so no hyphen is inserted.
const YEAR = /^(?:19|20)(?!0[1-9]|1[0-2])/;

const WHOLE = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])\d\d$/;

/**
 * The text of a date box after an edit. Hyphens are inserted after a year and a month; otherwise it is plain text, so
 * digits can be corrected in place and other notations stay as typed. docs/domain/screens.md#forms
 */
export function dayAfter(edit: Edit): EditedText {
  const { before, typed, caret } = edit;
  if (isAppended(edit)) {
    const text = appended(before, typed);
    return { text, caret: text.length };
  }
  const meant = HAS_HYPHENS.test(before) ? withoutDigitMeant(edit, '-') : undefined;
  if (!meant) return { text: typed, caret };
  // Drops a hyphen after an incomplete part.
  return meant.caret === meant.text.length - 1 ? { ...meant, text: meant.text.replace(/-$/, '') } : meant;
}

function appended(before: string, typed: string) {
  // The hyphen was already inserted.
  if (/^\d{4}-(?:\d\d-)?$/.test(before) && /^[-/. ]$/.test(typed.slice(before.length))) return before;
  const [, year = '', month = '', day = ''] = /\d$/.test(typed) ? (MASKED.exec(typed) ?? []) : [];
  if (!YEAR.test(year) && !WHOLE.test(typed)) return typed;
  const isPartFull = !day && month.length !== 1;
  return [year, month, day].filter(Boolean).join('-') + (isPartFull ? '-' : '');
}

/** Past edits of a date text, as far as they affect its interpretation. */
export type DayPast = {
  /** The text began with a year and has been edited since. */
  isCorrected: boolean;
  /** The last edit was a deletion. */
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
 * True for the remains of a day being corrected: "26-03-15" without its century, and "2026-1-15" without the month's
 * second digit. They are not other notations of a day.
 */
export const isIncomplete = (text: string, { isCorrected, isCut }: DayPast) =>
  isCorrected && (/^\d{1,2}(?:-\d{1,2}){1,2}$/.test(text) || (isCut && /-\d(?:-|$)/.test(text)));
