import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../api/client.mjs';
import { payPage } from '../api/writes.mjs';
import { signIn } from '../product.mjs';

const anyOf = (options) => options[Math.floor(Math.random() * options.length)];
const upTo = (most) => 1 + Math.floor(Math.random() * most);
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

// The screens that people open in an hour at work, now and then on a past day.
const READS = [
  () => '/projects?per_page=50',
  () => `/expenses?per_page=50&page=${upTo(20)}`,
  () => '/expenses?per_page=50&status=pending&sort=due_date&order=asc',
  () => '/invoices?per_page=50&sort=invoice_date',
  () => '/payments?per_page=50',
  () => '/dashboards/performance',
  () => '/dashboards/cashflow',
  () => `/expenses?per_page=50&search=${anyOf(['cerucuk', 'gudang', 'lobi', 'B-7'])}`,
  () => `/search?q=${anyOf(['blok', 'B-77', '127'])}`,
  () => `/projects?per_page=50&as_of=${daysAgo(upTo(90))}`,
];

// One call in so many is a payment.
const PAYMENTS = 12;

// Access tokens end after half an hour.
const SIGN_IN_EVERY_MS = 20 * 60_000;

const callOnce = async (product, token) =>
  Math.random() * PAYMENTS < 1
    ? payPage(product, token, { rows: 15, page: upTo(15) })
    : (await call(product, token, `/api/v2${anyOf(READS)()}`)).milliseconds;

// A busy server says so; the person tries again after the pause.
const isBusy = ({ message }) => / answered (?:429|503)/.test(message);

/**
 * One person at work until `isOver`, with the token of a first sign-in: calls, and pauses for about `pause`
 * milliseconds. `tell` gets the milliseconds of each call, or undefined for a 429 or 503; other refusals throw.
 */
export const workUntil = async (product, { email, token: first }, { pause, isOver, tell }) => {
  // They do not all begin in the same second.
  await wait(Math.random() * pause);
  let token = first;
  // They do not all sign in again in the same minute either.
  let signedInAt = performance.now() - Math.random() * SIGN_IN_EVERY_MS;
  const once = async () => {
    if (performance.now() - signedInAt > SIGN_IN_EVERY_MS) {
      token = (await signIn(product.url, email)).access_token;
      signedInAt = performance.now();
    }
    return callOnce(product, token);
  };
  while (!isOver()) {
    tell(await once().catch((error) => (isBusy(error) ? undefined : Promise.reject(error))));
    await wait(pause * (0.5 + Math.random()));
  }
};
