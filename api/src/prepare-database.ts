import { type Config } from './config';
import { ConfigError } from './config-error';
import { bringUpToDate } from './db/bring-up-to-date';
import { type OpenDatabase } from './db/database';
import { openDatabase } from './db/open-database';
import { migrate } from './db/migrate';
import { seedDemo } from './db/seed/seed-demo';
import { refuseDemoSignIns } from './resources/users/demo-sign-ins/refuse-demo-sign-ins';

type Say = (line: string) => void;

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Opens and migrates the database, and fills an empty one with the demo if configured. In production it refuses a
 * database with demo sign-ins.
 */
export async function prepareDatabase(config: Config, clock: () => Date, say: Say): Promise<OpenDatabase> {
  const opening = performance.now();
  const ranAsOwner = config.databaseOwnerUrl ? await bringUpToDate(config).catch(refuse) : [];
  const database = await openDatabase(config);
  const { db, kind, close } = database;
  try {
    const ran = [...ranAsOwner, ...(await migrate(db, undefined, config.newerDatabase))];
    const where = kind === 'pglite' ? `embedded, in ${config.dataDir}` : 'PostgreSQL';
    say(`Database: ${where}${ran.length > 0 ? `, ${ran.length} migrations applied` : ''} (${seconds(opening)})`);
    if (config.environment === 'production') await refuseDemoSignIns(db);
    const seeding = performance.now();
    if (config.seed === 'demo' && (await seedDemo(db, { scale: config.seedScale, clock })))
      say(`Demo data: filled (${seconds(seeding)})`);
    return database;
  } catch (error) {
    await close();
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (error instanceof ConfigError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new ConfigError(`The database cannot be prepared: ${reason}`);
}
