import { addDays, isDay, type Day } from '@siteledger/shared-lib/domain';

// As their first three letters say them, in English or in Malay.
const MONTHS = ['jan', 'feb', 'mar|mac', 'apr', 'may|mei', 'jun', 'jul', 'aug|ogo', 'sep', 'oct|okt', 'nov', 'dec|dis'];

const FROM_TODAY = /^[+-]\d{1,4}$/;
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})(?:[\s./-]+(\d{4}|\d{2}))?$/;
const BARE_DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * The day that somebody means who types 13/11/2026, 131126, 13 nov, 13.11.26, t (today), +7 or -3 (days from today); without
 * a year it is this one. Undefined for what is no day. docs/domain/screens.md#forms
 */
export function readDay(text: string, today: Day): Day | undefined {
  const typed = text.trim().toLowerCase();
  if (isDay(typed)) return typed;
  if (typed === 't' || typed === 'today') return today;
  if (FROM_TODAY.test(typed)) return addDays(today, Number(typed));
  // The mask sets hyphens between digits, whichever order they are in.
  const parts = BARE_DIGITS.exec(typed.replaceAll('-', '')) ?? DAY_FIRST.exec(typed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = today.slice(0, 4)] = parts;
  const read = [year.padStart(4, '20'), monthNumber(month), day.padStart(2, '0')].join('-');
  return isDay(read) ? read : undefined;
}

const monthNumber = (month: string) =>
  /\d/.test(month)
    ? month.padStart(2, '0')
    : String(1 + MONTHS.findIndex((names) => names.split('|').includes(month.slice(0, 3)))).padStart(2, '0');
