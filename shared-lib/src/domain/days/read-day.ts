import { addDays, isDay, type Day } from './dates';

// In English and in Malay; three letters are enough.
const MONTHS = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'mac'],
  ['april'],
  ['may', 'mei'],
  ['june', 'jun'],
  ['july', 'julai'],
  ['august', 'ogos'],
  ['september'],
  ['october', 'oktober'],
  ['november'],
  ['december', 'disember'],
];

const FROM_TODAY = /^[+-]\d{1,4}$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})(?:[\s./-]+(\d{4}|\d{2}))?$/;
const ONLY_DIGITS = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
// "2011-12" may be December 2011, to be completed, or 20 November 2012.
const BEGINS_WITH_YEAR = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/;

/**
 * The day that a text says: 13/11/2026, 13.11.26, 131126, 13 nov, t (today), +7 or -3 (days from today). Without a year it is
 * this one. Undefined for any other text. docs/domain/screens.md#forms
 */
export function readDay(text: string, today: Day): Day | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 't' || typed === 'today') return today;
  if (FROM_TODAY.test(typed)) return addDays(today, Number(typed));
  return readings(typed, today)
    .map((parts) => parts.map((part) => part.padStart(2, '0')).join('-'))
    .find(isDay);
}

// Year, month and day in each way that the text may be meant.
function readings(typed: string, today: Day): string[][] {
  const thisYear = today.slice(0, 4);
  // The mask sets hyphens between digits, whatever their order.
  const digits = typed.replaceAll('-', '');
  const dayFirst = [BEGINS_WITH_YEAR.test(digits) ? null : ONLY_DIGITS.exec(digits), DAY_FIRST.exec(typed)];
  return [
    YEAR_FIRST.exec(typed)?.slice(1) ?? [],
    ...dayFirst.map((found) => {
      const [, day = '', month = '', year = thisYear] = found ?? [];
      return [year.padStart(4, '20'), monthNumber(month), day];
    }),
  ];
}

const monthNumber = (month: string) =>
  /\d/.test(month) ? month : String(1 + MONTHS.findIndex((names) => names.some((name) => name.startsWith(month))));
