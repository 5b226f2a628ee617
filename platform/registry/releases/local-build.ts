import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteRelease } from '@siteledger/platform/contract';

/** A release built on this machine: its descriptor and the folder of its files. */
export type LocalBuild = { release: RemoteRelease; folder: string };

const DESCRIPTOR = 'remote.json';
const REMOTE_FOLDER = /^mfe-[a-z][a-z0-9-]*$/;

/** The remotes built in a folder, by name; remotes without a build are left out. */
export async function findLocalBuilds(root: string): Promise<LocalBuild[]> {
  const names = (await readdir(root)).filter((name) => REMOTE_FOLDER.test(name)).sort();
  const folders = names
    .map((name) => join(root, name, 'dist'))
    .filter((folder) => existsSync(join(folder, DESCRIPTOR)));
  return Promise.all(
    folders.map(async (folder) => ({
      folder,
      release: JSON.parse(await readFile(join(folder, DESCRIPTOR), 'utf8')) as RemoteRelease,
    })),
  );
}
