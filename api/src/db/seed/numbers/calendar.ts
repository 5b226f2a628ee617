import { addDays, type Day } from '@siteledger/shared-lib/domain';
import { type Random } from './random';

const MILLISECONDS_A_DAY = 86_400_000;

const asUtc = (day: Day) => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): Day => date.toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day) => (asUtc(to).getTime() - asUtc(from).getTime()) / MILLISECONDS_A_DAY;

export const earlier = (left: Day, right: Day) => (left < right ? left : right);

export const later = (left: Day, right: Day) => (left > right ? left : right);

export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The first day of the month `months` later; earlier when negative. */
export function monthStartAfter(day: Day, months: number): Day {
  const date = asUtc(monthStart(day));
  date.setUTCMonth(date.getUTCMonth() + months);
  return asDay(date);
}

export const monthEnd = (day: Day): Day => addDays(monthStartAfter(day, 1), -1);

/** The day, or the Friday before a weekend. */
export function workdayBefore(day: Day): Day {
  const weekday = asUtc(day).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, -2) : day;
}

/** An instant within office hours of a day in Kuala Lumpur. */
export function officeHour(day: Day, random: Random) {
  const minutes = random.whole(9 * 60, 18 * 60 - 1);
  const clock = [Math.floor(minutes / 60), minutes % 60, random.whole(0, 59)];
  return `${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}+08:00`;
}

/** The columns of a record created on a day and not changed since. */
export function recordedOn(day: Day, random: Random) {
  const at = officeHour(day, random);
  return { created_at: at, updated_at: at };
}
