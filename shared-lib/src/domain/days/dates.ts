/**
 * A day in requests and responses: "YYYY-MM-DD". docs/domain/numbers.md#days
 * @format date
 */
export type Day = string;

/** Earliest year that a date field accepts. docs/domain/numbers.md#days */
export const MINIMUM_YEAR = 1900;

const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MILLISECONDS_A_DAY = 86_400_000;

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

function daysInMonth(year: number, month: number) {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Whether a value is a calendar day from 1900 on; 30 February is not. docs/domain/numbers.md#days */
export function isDay(value: unknown): value is Day {
  const match = typeof value === 'string' ? DAY_PATTERN.exec(value) : null;
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year >= MINIMUM_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Whether a value is a calendar month, "YYYY-MM", from 1900 on. */
export const isMonth = (value: unknown): value is string => typeof value === 'string' && isDay(`${value}-01`);

/** The month of a day: "2026-07". */
export const monthOf = (day: Day) => day.slice(0, 7);

/** The first day of a month. */
export const firstDayOf = (month: string): Day => `${month}-01`;

/** The last day of a month. */
export function lastDayOf(month: string): Day {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${month}-${daysInMonth(year, number)}`;
}

/** The month that is `months` later, or earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Negative, 0 or positive as the first day is before, equal to or after the second. */
export const compareDays = (left: Day, right: Day) => (left < right ? -1 : Number(left > right));

// Years beyond 9999 would no longer fit the format YYYY-MM-DD.
const LAST_INSTANT = Date.parse('9999-12-31T00:00:00Z');

/** The day that is `days` later (earlier when negative), at most 9999-12-31. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + days * MILLISECONDS_A_DAY, LAST_INSTANT))
    .toISOString()
    .slice(0, 10);

// Kuala Lumpur is 8 hours ahead of UTC all year (since 1982). No Intl: its first use on a page takes longer than all
// other modules of the first screen together.
const MILLISECONDS_EAST = 8 * 3_600_000;

/** Date and time in Kuala Lumpur at an instant: "2026-07-01T18:00". docs/domain/numbers.md#days */
export const timeInKualaLumpur = (instant: Date) =>
  new Date(instant.getTime() + MILLISECONDS_EAST).toISOString().slice(0, 16);

let millisecondsAhead = 0;

/** Sets the clock by the Date header of a response, because the computer's own clock may be wrong by a day. */
export function setServerTime(date: string | null | undefined) {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) millisecondsAhead = time - Date.now();
}

/** The server's present time. docs/domain/numbers.md#days */
export const serverNow = () => new Date(Date.now() + millisecondsAhead);

/** The day in Kuala Lumpur at an instant, whatever the machine's time zone. docs/domain/numbers.md#days */
export const todayInKualaLumpur = (now: Date = serverNow()): Day => timeInKualaLumpur(now).slice(0, 10);

const YEAR_DAYS = 366;

/** Warning about a document's day that is probably mistyped, else undefined. */
export function remarkOnDay(day: unknown, today: Day = todayInKualaLumpur()) {
  if (!isDay(day)) return undefined;
  if (compareDays(day, addDays(today, YEAR_DAYS)) > 0) return `${formatDay(day)} is more than a year from now.`;
  return compareDays(day, addDays(today, -5 * YEAR_DAYS)) < 0
    ? `${formatDay(day)} is more than five years ago.`
    : undefined;
}

/** The same warning for a due date, which must also not precede the document's day. */
export const remarkOnDueDay = (due: unknown, own: unknown, today: Day = todayInKualaLumpur()) =>
  isDay(due) && isDay(own) && compareDays(due, own) < 0
    ? `Due before ${formatDay(own)}, the day of the document.`
    : remarkOnDay(due, today);

/** A day in lists and filters: "01-Jul-2026". docs/domain/numbers.md#what-people-read */
export function formatDay(day: Day | null | undefined) {
  const match = DAY_PATTERN.exec(day ?? '');
  return match ? `${match[3]}-${MONTHS[Number(match[2]) - 1]}-${match[1]}` : '';
}

/** A day in the range picker: "01-07-2026". docs/domain/numbers.md#what-people-read */
export const formatPickerDay = (day: Day | null | undefined) => (day ?? '').split('-').reverse().join('-');

/** A moment in Kuala Lumpur: "01-Jul-2026, 18:00". */
export function formatInstant(instant: string) {
  const [day, time] = timeInKualaLumpur(new Date(instant)).split('T');
  return `${formatDay(day)}, ${time}`;
}

/** A month in tables: "2026-07" as "Jul-2026". */
export function formatMonth(month: string) {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1]}-${year}`;
}
