import { type Migration, readMigrations, type Series } from './run-migrations';

// SQL files are not compiled, so they are not in dist: this is their source folder.
const FOLDER = __dirname.replace(/([\\/])dist[\\/](registry[\\/]migrations)$/, '$1$2');

/** The registry's own migrations in order. */
export const registryMigrations = (): Migration[] => readMigrations(FOLDER);

/** The registry's series of migrations, in a schema of its own. */
export const registrySeries = (given: Omit<Series, 'schema' | 'migrations'>): Series => ({
  ...given,
  schema: 'registry',
  migrations: registryMigrations(),
});
