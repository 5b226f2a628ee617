import { counted } from '@siteledger/shared-lib/domain';
import { type Config } from '../config';
import { ConfigError } from '../config-error';
import { type OpenDatabase } from '../db/database';
import { waitingMigrations } from '../db/migrate';

/** Everything a command needs; tests pass their own database, clock and typed answers. */
export type AdminParts = {
  config: Config;
  open: (config: Pick<Config, 'databaseUrl' | 'dataDir'>) => Promise<OpenDatabase>;
  clock: () => Date;
  say: (line: string) => void;
  /** Prompts for a line without echoing it. */
  askSecret: (question: string) => Promise<string>;
};

/**
 * One operator's command: its arguments, one line of help, and what it runs. It returns the exit code, 0 for success.
 */
export type Command = {
  usage: string;
  summary: string;
  /**
   * Whether a running server that holds the embedded database can carry it out; otherwise that server must be stopped
   * first.
   */
  runsInServer?: true;
  run: (parts: AdminParts, parameters: readonly string[]) => Promise<number>;
};

type Work<Result> = (database: OpenDatabase) => Promise<Result>;

/** Opens the configured database, whatever its version, and closes it after the work. */
export async function withAnyDatabase<Result>({ config, open }: AdminParts, work: Work<Result>): Promise<Result> {
  const database = await open(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the configured database, which must be up to date, and closes it after the work. */
export const withDatabase = <Result>(parts: AdminParts, work: Work<Result>): Promise<Result> =>
  withAnyDatabase(parts, async (database) => {
    const waiting = await waitingMigrations(database.db);
    if (waiting.length > 0)
      throw new ConfigError(
        `The database is not up to date (${counted(waiting.length, 'migration')}): run migrate first.`,
      );
    return work(database);
  });
