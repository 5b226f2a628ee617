import { type Random } from './random';

/** The largest deviation of a month from the curve, as a share. */
const UNEVENNESS = 0.2;

/** The share of work done after a share of the time: slow, then fast, then slow. */
export const sCurve = (time: number) => time * time * (3 - 2 * time);

/** The share of work done in each month; the last month ends at `lastTime` of the total time. */
export function monthlyWork(months: number, lastTime: number, random: Random): number[] {
  const done = (month: number) => sCurve((lastTime * month) / months);
  return Array.from({ length: months }, (_, month) => {
    const even = done(month + 1) - done(month);
    return even * random.between(1 - UNEVENNESS, 1 + UNEVENNESS);
  });
}
