import { type Random } from './random';

/** How unevenly months go: each is off its place on the curve by up to this share. */
const UNEVENNESS = 0.2;

/** Share of the works that is done when a share of the time is used: slow, then fast, then slow. */
export const sCurve = (time: number) => time * time * (3 - 2 * time);

/** Shares of the works done in each of some months, of which the last ends at `lastTime` of all the time. */
export function monthlyWork(months: number, lastTime: number, random: Random): number[] {
  const done = (month: number) => sCurve((lastTime * month) / months);
  return Array.from({ length: months }, (_, month) => {
    const even = done(month + 1) - done(month);
    return even * random.between(1 - UNEVENNESS, 1 + UNEVENNESS);
  });
}
