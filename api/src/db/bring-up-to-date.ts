import { type Config } from '../config';
import { type OpenDatabase } from './database';
import { openDatabase } from './open-database';
import { migrate } from './migrate';
import { prepareServerRole, refuseOneRole } from './postgres/server-role';

type Settings = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir' | 'newerDatabase'>;

type Open = (config: Pick<Config, 'databaseUrl' | 'dataDir'>) => Promise<OpenDatabase>;

/** Runs work on the configured database as its owner, then grants the serving role access to the result. */
export async function asOwner<Result>(
  { databaseUrl, databaseOwnerUrl, dataDir }: Omit<Settings, 'newerDatabase'>,
  work: (database: OpenDatabase) => Promise<Result>,
  open: Open = openDatabase,
): Promise<Result> {
  const database = await open({ databaseUrl: databaseOwnerUrl ?? databaseUrl, dataDir });
  try {
    if (databaseOwnerUrl && databaseUrl) await refuseOneRole(database.db, databaseUrl);
    const result = await work(database);
    if (databaseOwnerUrl && databaseUrl) await prepareServerRole(database.db, databaseUrl);
    return result;
  } finally {
    await database.close();
  }
}

/** Migrates the configured database as its owner and returns the names of the migrations that ran. */
export const bringUpToDate = (settings: Settings, open?: Open): Promise<string[]> =>
  asOwner(settings, ({ db }) => migrate(db, undefined, settings.newerDatabase), open);
