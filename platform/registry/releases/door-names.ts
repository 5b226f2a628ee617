import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DoorNames } from '@siteledger/platform/contract';

const FILE = 'doors.json';

/** What the doors of the shell that is served here export, as its build wrote it; nothing where no shell is built. */
export async function readDoorNames(shellDir: string): Promise<DoorNames> {
  const text = await readFile(join(shellDir, FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as DoorNames;
}
