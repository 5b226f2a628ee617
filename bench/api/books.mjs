import { readFileSync } from 'node:fs';
import { phase } from '../../scripts/run/phase.mjs';
import { startProduct } from '../product.mjs';
import { startCluster } from './cluster.mjs';

const script = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

const withProduct = async (databaseUrl, work) => {
  const product = await startProduct({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
};

/**
 * Runs `work` with the product and the database of a large firm: so many projects, invoices and expenses of each, their
 * payments, and as many users as `clients`.
 */
export const withLargeBooks = async ({ projects, invoices, expenses, clients }, work) => {
  const cluster = startCluster();
  try {
    // The server itself creates the schema and the demo users.
    await phase('Schema', () => withProduct(cluster.url, async () => 'migrated'));
    await phase('Data', async () => {
      cluster.psql(script('fill.sql'), { projects, invoices, expenses });
      cluster.psql(script('clients.sql'), { clients });
      const number = (count) => (projects * count).toLocaleString('en');
      return `${projects.toLocaleString('en')} projects, ${number(invoices)} invoices, ${number(expenses)} expenses, their payments`;
    });
    await withProduct(cluster.url, (product) => work(product, cluster));
  } finally {
    cluster.stop();
  }
};
