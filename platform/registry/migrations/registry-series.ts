import { type Migration, readMigrations, type Series } from './run-migrations';

// SQL is not compiled: beside the compiled file there is none.
const FOLDER = __dirname.replace(/([\\/])dist[\\/](registry[\\/]migrations)$/, '$1$2');

/** The registry's own migrations, in their order. */
export const registryMigrations = (): Migration[] => readMigrations(FOLDER);

/** The same as what is to run, in a schema of their own. */
export const registrySeries = (given: Omit<Series, 'schema' | 'migrations'>): Series => ({
  ...given,
  schema: 'registry',
  migrations: registryMigrations(),
});
