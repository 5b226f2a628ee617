import { sql } from 'kysely';
import { type OpenDatabase } from '../../../db/database';
import { openPostgres } from '../../../db/postgres/postgres';

let made = 0;

/** Creates an empty database, without the product's tables, or a copy of an unused one. */
export async function newDatabase(template = 'template0', cluster = process.env.TEST_POSTGRES_URL ?? '') {
  const name = `new_${process.pid}_${Date.now()}_${++made}`;
  const server = await openPostgres(`${cluster}postgres`);
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server.db);
  await server.close();
  return { name, url: `${cluster}${name}`, open: (): Promise<OpenDatabase> => openPostgres(`${cluster}${name}`) };
}
