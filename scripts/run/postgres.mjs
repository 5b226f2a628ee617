import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

const folders = () => [
  ...(existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []),
  ...(process.env.PATH ?? '').split(delimiter),
];

/** The folder with PostgreSQL's own programs, the newest where there are several; undefined where there is none. */
export const postgresFolder = () => folders().find((folder) => existsSync(join(folder, 'initdb')));

/** Whether this machine can start a PostgreSQL of its own. */
export const hasPostgres = () => postgresFolder() !== undefined;
