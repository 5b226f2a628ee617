import { readFileSync } from 'node:fs';
import { phase } from '../../scripts/run/phase.mjs';
import { signIn, startProduct } from '../product.mjs';
import { printTable } from '../table.mjs';
import { calls, together } from './calls.mjs';
import { call, measure } from './client.mjs';
import { startCluster } from './cluster.mjs';
import { exportRows, payBatches } from './writes.mjs';

const sizes = {
  large: { projects: 5000, invoices: 100, expenses: 200, count: 200, pages: 100, batches: 20 },
  small: { projects: 50, invoices: 100, expenses: 200, count: 40, pages: 5, batches: 3 },
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

const readOneByOne = async (product, token, uuid, count) => {
  const rows = [];
  let floor;
  for (const [name, path, aim] of calls(uuid)) {
    const figure = await measure(product, token, path, { count });
    floor ??= figure;
    rows.push(row(name, figure, floor, aim.p99));
  }
  return { rows, floor };
};

const readTogether = async (product, token, uuid, count) => {
  const rows = [];
  let floor;
  for (const [name, path] of together(uuid)) {
    const figure = await measure(product, token, path, { count: count * 8, clients: 32 });
    floor ??= figure;
    rows.push([
      name,
      figure.p50.toFixed(1),
      figure.p99.toFixed(1),
      (figure.p50 / floor.p50).toFixed(1),
      figure.perSecond.toFixed(0),
    ]);
  }
  return rows;
};

const measureAll = async (product, { count, pages, batches }) => {
  const { access_token: token } = await signIn(product.url);
  const [first] = (await call(product, token, '/api/v2/projects?search=Shah%20Alam')).read().data;
  const { rows, floor } = await readOneByOne(product, token, first.uuid, count);
  const many = await readTogether(product, token, first.uuid, count);
  const exported = await exportRows(product, token, pages);
  rows.push(row('export, a page of 1000', exported, floor));
  rows.push(row('300 bills paid by one cheque', await payBatches(product, token, batches), floor, 150));

  printTable(
    'API on PostgreSQL, one client, answers not compressed',
    ['figure', 'first ms', 'p50 ms', 'p95 ms', 'p99 ms', '× floor', 'aim p99', ''],
    rows,
  );
  printTable('The same with 32 clients at once', ['figure', 'p50 ms', 'p99 ms', '× floor', 'answers/s'], many);
  const { rows: all, seconds, atTenth, atEnd, most } = exported;
  console.log(
    `\nExport of ${all.toLocaleString('en')} rows: ${seconds.toFixed(1)} s; the server's memory ${atTenth} MB at the tenth page, ${atEnd} MB at the last, ${most} MB at most.`,
  );
};

const withProduct = async (databaseUrl, work) => {
  const product = await startProduct({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
};

/** Lists, dashboards, an export and a batch of payments over a large firm's books, beside the floor of the same server. */
export const benchApi = async ({ small }) => {
  const size = small ? sizes.small : sizes.large;
  const { projects, invoices, expenses } = size;
  const cluster = startCluster();
  try {
    // The server itself makes the schema and the demo users.
    await phase('Schema', () => withProduct(cluster.url, async () => 'migrated'));
    await phase('Data', async () => {
      cluster.psql(readFileSync(new URL('fill.sql', import.meta.url), 'utf8'), { projects, invoices, expenses });
      const number = (count) => (projects * count).toLocaleString('en');
      return `${projects.toLocaleString('en')} projects, ${number(invoices)} invoices, ${number(expenses)} expenses, their payments`;
    });
    await withProduct(cluster.url, (product) => measureAll(product, size));
  } finally {
    cluster.stop();
  }
};
