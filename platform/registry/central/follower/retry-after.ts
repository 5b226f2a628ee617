// Limits the damage of one wrong answer, which could otherwise silence a server for a day.
const LONGEST_MS = 15 * 60_000;

/**
 * Milliseconds to wait before the next attempt, from a Retry-After in seconds or as a date; at most a quarter of an
 * hour.
 */
export function retryAfterMs(headers: Headers, now: Date) {
  const stated = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(stated) ? Number(stated) * 1000 : Date.parse(stated) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_MS);
}
