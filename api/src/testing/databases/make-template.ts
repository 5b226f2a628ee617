import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryMigrations } from '@siteledger/platform/registry';
import { Kysely, sql } from 'kysely';
import { openPostgres } from '../../db/postgres/postgres';
import { migrate, readMigrations } from '../../db/migrate';
import { pgliteDialect } from '../../db/pglite/pglite-dialect';
import { openSession } from '../../db/pglite/pglite-session';
import { IN_MEMORY } from '../../db/pglite/data-source';
import { type Database } from '../../db/schema';
import { prepareServerRole } from '../../db/postgres/server-role';
import { readSums } from '../../db/sums/read-sums';
import { serverUrl } from './server-role';

async function makePostgres(cluster: string) {
  const server = await openPostgres(`${cluster}postgres`);
  await sql`create database siteledger_template`.execute(server.db);
  await server.close();
  const template = await openPostgres(`${cluster}siteledger_template`);
  await migrate(template.db);
  await prepareServerRole(template.db, serverUrl(`${cluster}siteledger_template`));
  await template.close();
}

// Cached between runs: creating an embedded database takes seconds, copying one does not.
async function makePglite() {
  const checksums = [...readMigrations(), readSums(), ...registryMigrations()].map(({ checksum }) => checksum);
  const version = createHash('sha256').update(checksums.join()).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `siteledger-template-${version}.tar`);
  if (!existsSync(file)) {
    const session = await openSession({ dataDir: IN_MEMORY });
    const db = new Kysely<Database>({ dialect: pgliteDialect(session) });
    await migrate(db);
    writeFileSync(`${file}.${process.pid}`, await session.dump());
    renameSync(`${file}.${process.pid}`, file);
    await db.destroy();
  }
  process.stdout.write(file);
}

// Runs as its own process from the packages' sources, because Jest resolves no package names before the first test.
const [cluster] = process.argv.slice(2);
void (cluster ? makePostgres(cluster) : makePglite());
