import { Failure } from '../run/failure.mjs';

// An unremarkable Wednesday in the middle of a month.
const USUAL_DAY = '2026-11-18';

const isDay = (text) => {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) && text.length === 10;
};

/** Chooses the day that all tests run on, and answers it: that of TODAY, the real one when that is empty, else the usual one. */
export const chooseDay = () => {
  process.env.TODAY ??= USUAL_DAY;
  const { TODAY } = process.env;
  if (TODAY && !isDay(TODAY)) throw new Failure(`TODAY is "${TODAY}", but must be a day such as ${USUAL_DAY}.`);
  return TODAY || 'the real day';
};
