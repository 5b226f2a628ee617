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

/** The folder of PostgreSQL's programs, the newest version if there are several; undefined when there is none. */
export const postgresFolder = () => folders().find((folder) => existsSync(join(folder, 'initdb')));

/** Whether this machine can start a temporary PostgreSQL. */
export const hasPostgres = () => postgresFolder() !== undefined;
