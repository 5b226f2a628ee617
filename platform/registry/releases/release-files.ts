import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type RemoteRelease } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { selectFiles, type StoredFile } from '../store/releases.queries';

/** Folder of one release's files; never written to again once complete. */
export const releaseFolder = (releasesDir: string, name: string, version: string) => join(releasesDir, name, version);

/** URL path of a release's files. */
export const releaseUrl = (name: string, version: string) => `/remotes/${name}/${version}/`;

const TWINS = ['.br', '.gz'];

/** Reads a release's listed files and their compressed variants from a folder. */
export async function readReleaseFiles(folder: string, { files }: Pick<RemoteRelease, 'files'>): Promise<StoredFile[]> {
  const paths = files.flatMap(({ path }) => [path, ...TWINS.map((ending) => path + ending)]);
  const present = paths.filter((path) => existsSync(join(folder, path)));
  return Promise.all(present.map(async (path) => ({ path, content: await readFile(join(folder, path)) })));
}

const copying = new Map<string, Promise<boolean>>();

/** Copies a release's files to this replica's disk, from where they are served; false when no such files are stored. */
export function copyToDisk(db: Db, releasesDir: string, name: string, version: string): Promise<boolean> {
  const target = releaseFolder(releasesDir, name, version);
  if (existsSync(target)) return Promise.resolve(true);
  const running = copying.get(target) ?? copy(db, target, name, version).finally(() => copying.delete(target));
  copying.set(target, running);
  return running;
}

async function copy(db: Db, target: string, name: string, version: string) {
  const files = await selectFiles(db, name, version);
  if (files.length === 0) return false;
  // Written under a temporary name until complete, in case the process ends half way.
  const draft = `${target}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  for (const { path, content } of files) {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), content);
  }
  await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
    // Another process on this machine has already created it.
    if (!existsSync(target)) throw error;
  });
  return true;
}
