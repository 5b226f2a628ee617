import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemoteFile, type RemoteRelease } from '@siteledger/shared-lib/domain';

/** A release on this machine: what its build says, and where its files are. */
export type LocalBuild = { release: RemoteRelease; folder: string };

const DESCRIPTOR = 'remote.json';
const REMOTE_FOLDER = /^mfe-[a-z][a-z0-9-]*$/;

/** The remotes that are built below a folder, by name. A remote without a build is not there. */
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

/** The files of a build that are not what its descriptor says: missing, or other bytes. */
export async function wrongFiles({ release, folder }: LocalBuild): Promise<string[]> {
  const checked = await Promise.all(
    release.files.map(async (file) => ((await isAsStated(folder, file)) ? undefined : file.path)),
  );
  return checked.filter((path) => path !== undefined);
}

async function isAsStated(folder: string, { path, sha384, bytes }: RemoteFile) {
  const content = await readFile(join(folder, path)).catch(() => undefined);
  return content?.length === bytes && createHash('sha384').update(content).digest('base64') === sha384;
}
