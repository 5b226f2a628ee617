import { counted } from '@siteledger/shared-lib/domain';
import { type Config } from '../config';
import { ConfigError } from '../config-error';
import { type OpenDatabase } from '../db/database';
import { waitingMigrations } from '../db/migrate';

/** What a command works with; a test brings its own database, clock and answers. */
export type AdminParts = {
  config: Config;
  open: (config: Pick<Config, 'databaseUrl' | 'dataDir'>) => Promise<OpenDatabase>;
  clock: () => Date;
  say: (line: string) => void;
  /** Asks for a line that is not shown while it is typed. */
  askSecret: (question: string) => Promise<string>;
};

/** One command of an operator: its arguments as typed, one line about it, and what it does. 0 is well, anything else is not. */
export type Command = {
  usage: string;
  summary: string;
  /** Whether a server that holds the embedded database carries it out meanwhile; else it has to be stopped first. */
  runsInServer?: true;
  run: (parts: AdminParts, parameters: readonly string[]) => Promise<number>;
};

type Work<Result> = (database: OpenDatabase) => Promise<Result>;

/** Opens the configured database, of whichever version it is, and closes it after the work. */
export async function withAnyDatabase<Result>({ config, open }: AdminParts, work: Work<Result>): Promise<Result> {
  const database = await open(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the configured database, which has to be up to date, and closes it after the work. */
export const withDatabase = <Result>(parts: AdminParts, work: Work<Result>): Promise<Result> =>
  withAnyDatabase(parts, async (database) => {
    const waiting = await waitingMigrations(database.db);
    if (waiting.length > 0)
      throw new ConfigError(
        `The database is not up to date (${counted(waiting.length, 'migration')}): run migrate first.`,
      );
    return work(database);
  });
