import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Doors, NO_DOORS } from '@siteledger/platform/contract';

const FILE = 'doors.json';

const read = new Map<string, { changedAt: number; doors: Doors }>();

/** Reads the doors of the shell in this folder, as its build wrote them; empty when no shell is built. */
export async function readDoors(shellDir: string): Promise<Doors> {
  const file = join(shellDir, FILE);
  const { mtimeMs: changedAt } = (await stat(file).catch(() => undefined)) ?? {};
  if (changedAt === undefined) return NO_DOORS;
  const known = read.get(file);
  if (known?.changedAt === changedAt) return known.doors;
  const doors = JSON.parse(await readFile(file, 'utf8')) as Doors;
  read.set(file, { changedAt, doors });
  return doors;
}
