import { compareWithBareList } from '../bare-list/compare.mjs';
import { startTable } from '../table.mjs';
import { withLargeBooks } from './books.mjs';
import { calls, together } from './calls.mjs';
import { call, measure, signInClients } from './client.mjs';
import { openWriter } from './writer.mjs';
import { exportRows, payBatches } from './writes.mjs';

const CLIENTS = 32;

const HEADINGS = ['figure', 'first ms', 'p50 ms', 'p95 ms', 'p99 ms', '× floor', 'aim p99', '', 'read p50'];

const sizes = {
  large: { books: { projects: 5000, invoices: 100, expenses: 200 }, count: 200, pages: 100, batches: 20 },
  small: { books: { projects: 50, invoices: 100, expenses: 200 }, count: 40, pages: 5, batches: 3 },
};

const verdict = (p99, aim) => (aim === undefined ? '' : p99 < aim ? 'reached' : 'NOT');
const row = (name, { first, p50, p95, p99 }, floor, aim) => [
  name,
  first.toFixed(1),
  p50.toFixed(2),
  p95.toFixed(2),
  p99.toFixed(2),
  (p50 / floor.p50).toFixed(1),
  aim === undefined ? '' : `< ${aim}`,
  verdict(p99, aim),
];

const readOneByOne = async (product, writer, [token], uuid, count) => {
  const title = 'API on PostgreSQL, one client, answers not compressed: kept, and read right after a write';
  const print = startTable(title, HEADINGS);
  let floor;
  for (const [name, path, aim] of calls(uuid)) {
    const figure = await measure(product, [token], path, { count });
    floor ??= figure;
    const read = await measure(product, [token], path, { count: Math.ceil(count / 4), before: writer.write });
    print([...row(name, figure, floor, aim.p99), read.p50.toFixed(2)]);
  }
  return floor;
};

const readTogether = async (product, tokens, uuid, count) => {
  const headings = ['figure', 'p50 ms', 'p99 ms', '× floor', 'answers/s'];
  const print = startTable(`The same with ${tokens.length} clients at once, each a user of its own`, headings);
  let floor;
  for (const [name, path] of together(uuid)) {
    const figure = await measure(product, tokens, path, { count: count * 8 });
    floor ??= figure;
    print([
      name,
      figure.p50.toFixed(1),
      figure.p99.toFixed(1),
      (figure.p50 / floor.p50).toFixed(1),
      figure.perSecond.toFixed(0),
    ]);
  }
};

const exportAndPay = async (product, [token], floor, { pages, batches }) => {
  const print = startTable('An export, and bills paid, one client', HEADINGS);
  const exported = await exportRows(product, token, pages);
  print(row('export, a page of 1000', exported, floor));
  const { rows, seconds, atFirst, atEnd, most } = exported;
  console.log(
    `  ${rows.toLocaleString('en')} rows: ${seconds.toFixed(1)} s; the server's memory ${atFirst} MB after the first pages, ${atEnd} MB at the last, ${most} MB at most`,
  );
  print(row('300 bills paid by one cheque', await payBatches(product, token, batches), floor, 150));
};

const measureAll = async (product, databaseUrl, size) => {
  const tokens = await signInClients(product, CLIENTS);
  const [first] = (await call(product, tokens[0], '/api/v2/projects?search=Shah%20Alam')).read().data;
  const writer = await openWriter(databaseUrl);
  const floor = await readOneByOne(product, writer, tokens, first.uuid, size.count);
  await writer.end();
  await compareWithBareList(product, databaseUrl, tokens, size.count);
  await readTogether(product, tokens, first.uuid, size.count);
  await exportAndPay(product, tokens, floor, size);
};

/**
 * Measures lists, dashboards, an export and a batch of payments over a large firm's books, beside the server's minimum
 * response time and a bare list of the same rows.
 */
export const benchApi = ({ small }) => {
  const { books, ...size } = small ? sizes.small : sizes.large;
  return withLargeBooks({ ...books, clients: CLIENTS }, (product, { url }) => measureAll(product, url, size));
};
