import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SUMS_VERSIONS, type SumsVersion } from './versions';

/** The text of all files that maintain the sums, its SHA-256, and all versions, oldest first. */
export type Sums = { text: string; checksum: string; versions: readonly SumsVersion[] };

// The same path from the source and from the compiled server: SQL is not compiled.
const FOLDER = resolve(__dirname, '../../../src/db/sums');

/** Names and texts of a folder's SQL files, in order of execution. */
export const readSumsFiles = (folder = FOLDER) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The product's sums, or those of another folder. */
export function readSums(folder = FOLDER, versions = SUMS_VERSIONS): Sums {
  const text = readSumsFiles(folder)
    .map((file) => file.text)
    .join('\n');
  return { text, checksum: createHash('sha256').update(text).digest('hex'), versions };
}

/** A version's name in the database, counted from 1. */
const nameOf = (version: number) => `sums-${String(version).padStart(4, '0')}`;

/** The names of all versions, oldest first. */
export const namesOf = ({ versions }: Sums) => versions.map((_, index) => nameOf(index + 1));
