/** The data folder for a database in memory. */
export const IN_MEMORY = 'memory://';

/** The location of the data; a new folder may start as a copy of a dump. */
export type DataSource = { dataDir: string; template?: string };
