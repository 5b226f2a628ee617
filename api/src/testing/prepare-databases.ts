import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { openPostgres } from '../db/postgres';
import { migrate, readMigrations } from '../db/migrate';
import { pgliteDialect } from '../db/pglite-dialect';
import { openSession } from '../db/pglite-session';
import { IN_MEMORY } from '../db/pglite-thread';
import { type Database } from '../db/schema';
import { prepareServerRole } from '../db/server-role';
import { type Cluster, startCluster } from './postgres-cluster';
import { serverUrl } from './server-role';

declare global {
  var siteledgerCluster: Cluster | undefined;
}

/** Runs once before all API tests: migrates one database that every test file then copies. */
// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default async function prepareDatabases() {
  if (process.env.TEST_DATABASE === 'postgres') await preparePostgres();
  else await preparePglite();
}

async function preparePostgres() {
  const cluster = startCluster();
  globalThis.siteledgerCluster = cluster;
  const server = await openPostgres(cluster.url('postgres'));
  await sql`create database siteledger_template`.execute(server.db);
  await server.close();
  const template = await openPostgres(cluster.url('siteledger_template'));
  await migrate(template.db);
  await prepareServerRole(template.db, serverUrl(cluster.url('siteledger_template')));
  await template.close();
  process.env.TEST_POSTGRES_URL = cluster.url('');
}

// Kept between runs: making an embedded database takes seconds, copying one does not.
async function preparePglite() {
  const migrations = readMigrations();
  const version = createHash('sha256')
    .update(migrations.map((one) => one.checksum).join())
    .digest('hex')
    .slice(0, 16);
  const file = join(tmpdir(), `siteledger-template-${version}.tar`);
  process.env.TEST_PGLITE_TEMPLATE = file;
  if (existsSync(file)) return;
  const session = await openSession({ dataDir: IN_MEMORY });
  const db = new Kysely<Database>({ dialect: pgliteDialect(session) });
  await migrate(db, migrations);
  writeFileSync(`${file}.${process.pid}`, await session.dump());
  renameSync(`${file}.${process.pid}`, file);
  await db.destroy();
}
