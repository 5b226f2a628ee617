import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from './postgres-cluster';
import { runProgram } from '../apps/server-process';

const GENERATOR = join(__dirname, '../../../../scripts/build/reply-types.mjs');

declare global {
  var siteledgerCluster: Cluster | undefined;
}

/**
 * Runs once before all API tests: creates the schemas of replies, and a migrated database that every test file copies.
 */
// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default function prepareDatabases() {
  process.env.REPLY_TYPES = join(tmpdir(), `siteledger-reply-types-${process.pid}.json`);
  execFileSync(process.execPath, [GENERATOR, process.env.REPLY_TYPES]);
  if (process.env.TEST_DATABASE !== 'postgres') {
    process.env.TEST_PGLITE_TEMPLATE = runProgram('testing/databases/make-template.ts', []);
    return;
  }
  const cluster = startCluster();
  globalThis.siteledgerCluster = cluster;
  runProgram('testing/databases/make-template.ts', [cluster.url('')]);
  process.env.TEST_POSTGRES_URL = cluster.url('');
}
