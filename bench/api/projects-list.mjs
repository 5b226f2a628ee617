import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { phase } from '../../scripts/run/phase.mjs';
import { signIn, startProduct } from '../product.mjs';
import { percentile, printTable } from '../table.mjs';
import { startCluster } from './cluster.mjs';

const sizes = {
  large: { projects: 5000, expenses: 200, calls: 400 },
  small: { projects: 50, expenses: 200, calls: 100 },
};

const calls = (uuid) => [
  ['SELECT 1 through the server', '/health/ready'],
  ['projects, page of 50, all figures', '/api/v2/projects?per_page=50'],
  ['… New and On Going, as the screen asks', '/api/v2/projects?per_page=50&status=New&status=On%20Going'],
  ['… sorted by a computed figure', '/api/v2/projects?per_page=50&sort=profit_margin&order=desc'],
  ['… searched', '/api/v2/projects?per_page=50&search=blok%2042'],
  ['… page of 300', '/api/v2/projects?per_page=300'],
  ['one project with its figures', `/api/v2/projects/${uuid}`],
  ['pending expenses, page of 50', '/api/v2/expenses?status=pending&per_page=50'],
];

const measure = async (url, headers, count) => {
  const samples = [];
  for (let call = -Math.ceil(count / 10); call < count; call += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
    if (call >= 0) samples.push(performance.now() - started);
  }
  return { p50: percentile(samples, 0.5), p99: percentile(samples, 0.99) };
};

const measureAll = async (product, count) => {
  const { access_token } = await signIn(product.url);
  const headers = { Authorization: `Bearer ${access_token}` };
  const first = await fetch(`${product.url}/api/v2/projects?search=Shah%20Alam`, { headers });
  const { data } = await first.json();
  const results = [];
  for (const [name, path] of calls(data[0].uuid))
    results.push({ name, ...(await measure(product.url + path, headers, count)) });
  return results;
};

const withProduct = async (databaseUrl, work) => {
  const product = await startProduct({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
};

/** The projects list and its figures on PostgreSQL, one client, p50 and p99 beside the floor of the same server. */
export const benchApi = async ({ small }) => {
  const { projects, expenses, calls: count } = small ? sizes.small : sizes.large;
  const cluster = startCluster();
  try {
    // The server itself makes the schema and the demo users.
    await phase('Schema', () => withProduct(cluster.url, async () => 'migrated'));
    await phase('Data', async () => {
      cluster.psql(readFileSync(new URL('fill.sql', import.meta.url), 'utf8'), { projects, expenses });
      return `${projects.toLocaleString('en')} projects, ${(projects * expenses).toLocaleString('en')} expenses`;
    });
    const results = await withProduct(cluster.url, (product) => measureAll(product, count));
    const [floor] = results;
    printTable(
      'API on PostgreSQL, one client',
      ['call', 'p50 ms', 'p99 ms', '× floor'],
      results.map(({ name, p50, p99 }) => [name, p50.toFixed(2), p99.toFixed(2), (p50 / floor.p50).toFixed(1)]),
    );
  } finally {
    cluster.stop();
  }
};
