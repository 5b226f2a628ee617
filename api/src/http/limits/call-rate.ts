import { type FastifyInstance } from 'fastify';
import { addressKey } from './address-key';
import { tooManyRequests } from '../errors/errors';

const WINDOW_MS = 60_000;
// No office has more addresses than this a minute; the counts restart instead of exhausting memory.
const ADDRESSES_MAX = 100_000;

/** Counts requests by address in windows of a minute. */
export class CallRate {
  private readonly calls = new Map<string, number>();
  private end = 0;

  constructor(private readonly most: number) {}

  /** Counts a request, or throws a 429 with the seconds until the minute ends. */
  count(address: string, now: number) {
    if (now >= this.end || this.calls.size >= ADDRESSES_MAX) this.begin(now);
    const calls = (this.calls.get(address) ?? 0) + 1;
    this.calls.set(address, calls);
    if (calls > this.most) throw tooManyRequests(Math.ceil((this.end - now) / 1000));
  }

  private begin(now: number) {
    this.calls.clear();
    this.end = now + WINDOW_MS;
  }
}

/**
 * Limits requests other than GET by route and address, before the session lookup and the body: of routes open without a
 * session, and of browsers' automatic reports.
 */
export function limitCallRate(app: FastifyInstance, callsAMinute: number, clock: () => Date) {
  const rates = new Map<string, CallRate>();
  app.addHook('onRequest', async ({ method, ip, routeOptions: { config, url = '' } }) => {
    if (method === 'GET' || !(config.permission === 'public' || config.isReport)) return;
    const rate = rates.get(url) ?? new CallRate(callsAMinute);
    rates.set(url, rate);
    rate.count(addressKey(ip), clock().getTime());
  });
}
