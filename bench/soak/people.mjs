import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../api/client.mjs';
import { payPage } from '../api/writes.mjs';

const anyOf = (options) => options[Math.floor(Math.random() * options.length)];
const upTo = (most) => 1 + Math.floor(Math.random() * most);
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

// What people open in an hour at work, now and then a past day.
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

/** One call of a person: the milliseconds that it took. A reply that is not a success throws. */
const callOnce = async (product, token) =>
  Math.random() * PAYMENTS < 1
    ? payPage(product, token, { rows: 15, page: upTo(15) })
    : (await call(product, token, `/api/v2${anyOf(READS)()}`)).milliseconds;

/** One person at work until `isOver`: a call, told to `tell`, then a pause of about `pause` milliseconds. */
export const workUntil = async (product, token, { pause, isOver, tell }) => {
  // They do not all begin in the same second.
  await wait(Math.random() * pause);
  while (!isOver()) {
    tell(await callOnce(product, token));
    await wait(pause * (0.5 + Math.random()));
  }
};
