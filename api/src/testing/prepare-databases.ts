import { type Cluster, startCluster } from './postgres-cluster';
import { runProgram } from './server-process';

declare global {
  var siteledgerCluster: Cluster | undefined;
}

/** Runs once before all API tests: migrates one database that every test file then copies. */
// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default async function prepareDatabases() {
  if (process.env.TEST_DATABASE !== 'postgres') {
    process.env.TEST_PGLITE_TEMPLATE = runProgram('testing/make-template.ts', []);
    return;
  }
  const cluster = startCluster();
  globalThis.siteledgerCluster = cluster;
  runProgram('testing/make-template.ts', [cluster.url('')]);
  process.env.TEST_POSTGRES_URL = cluster.url('');
}
