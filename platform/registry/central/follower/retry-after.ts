// So that one wrong answer does not silence a server for a day.
const LONGEST_MS = 15 * 60_000;

/** How many milliseconds an answer asks to wait before the next try, stated as seconds or as a date; at most a quarter of an hour. */
export function retryAfterMs(headers: Headers, now: Date) {
  const stated = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(stated) ? Number(stated) * 1000 : Date.parse(stated) - now.getTime();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_MS);
}
