import { lineOfKeys } from '@siteledger/platform/contract';
import { addDays, isDay, type Day } from './dates';

// English and Malay month names; the first three letters are enough.
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

const WAYS = [
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})$/,
  /^(?<year>\d{4})[\s./-](?<month>\d{1,2})[\s./-](?<day>\d{1,2})$/,
  // Excludes six digits such as "201112": they may be the start of December 2011 or mean 20 November 2012.
  /^(?!(?:19|20)\d\d(?:0[1-9]|1[0-2])$)(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2}|[a-z]{3,9})(?:[\s./-]+(?<year>\d{4}|\d{2}))?$/,
];

/**
 * Parses a typed day: 2026-11-13, 2026/11/13, 13/11/2026, 13.11.26, 131126, 13 nov, t (today), +7 or -3 (days from
 * today). A missing year is the present one. Undefined for any other text. docs/domain/screens.md#forms
 */
export function readDay(text: string, today: Day): Day | undefined {
  const typed = lineOfKeys(text).toLowerCase();
  if (typed === 't' || typed === 'today') return today;
  if (FROM_TODAY.test(typed)) return addDays(today, Number(typed));
  return WAYS.map((way) => way.exec(typed)?.groups)
    .map(({ day = '', month = '', year = today.slice(0, 4) } = {}) =>
      [year.padStart(4, '20'), monthNumber(month), day].map((part) => part.padStart(2, '0')).join('-'),
    )
    .find(isDay);
}

const monthNumber = (month: string) =>
  /\d/.test(month) ? month : String(1 + MONTHS.findIndex((names) => names.some((name) => name.startsWith(month))));
