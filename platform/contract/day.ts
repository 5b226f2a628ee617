import { mixed } from 'yup';
import { emptyToNull, text } from './fields';

/**
 * A calendar day as sent over the API: "YYYY-MM-DD".
 * @format date
 */
export type Day = string;

const MILLISECONDS_A_DAY = 86_400_000;

function isDay(value: string) {
  const moment = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === value;
}

/** A calendar day field. */
export const day = (label: string) =>
  mixed<Day>()
    .label(label)
    .nullable()
    .transform(emptyToNull)
    .test('day', `${label} must be in yyyy-MM-dd format.`, (value) => !value || isDay(String(value)));

/** The day `days` later, or earlier if negative; computed in UTC, so that no time zone shifts it. */
export const addDays = (from: Day, days: number): Day =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A date-time field with its zone, "2026-07-01T18:00:00+08:00". */
export const instant = (label: string) =>
  text(label)
    .max(40)
    .test(
      'instant',
      `${label} must be a date and time with its zone.`,
      (value) => !value || (INSTANT.test(value) && !Number.isNaN(Date.parse(value))),
    );
