import { type Config } from '../config';
import { type OpenDatabase } from './database';
import { openPglite } from './pglite/pglite';
import { openPostgres } from './postgres/postgres';

/** Opens PostgreSQL if a URL is given, otherwise the embedded database in the data folder. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openPglite(config.dataDir);
}
