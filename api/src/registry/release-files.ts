import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type LocalBuild } from './local-build';

/** Folder of one release's files; a release's own folder is never written to again. */
export const releaseFolder = (releasesDir: string, name: string, version: string) => join(releasesDir, name, version);

/** Path below which the files of a release are served. */
export const releaseUrl = (name: string, version: string) => `/remotes/${name}/${version}/`;

/** Copies a build's files, with their compressed twins, to where they are served from: all of them, or none. */
export async function storeFiles(releasesDir: string, { release, folder }: LocalBuild) {
  const target = releaseFolder(releasesDir, release.name, release.version);
  if (existsSync(target)) return;
  // Under another name until it is complete, in case the process ends half way.
  const draft = `${target}.${process.pid}.draft`;
  await mkdir(dirname(target), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  for (const { path } of release.files) {
    for (const twin of [path, `${path}.br`, `${path}.gz`].filter((one) => existsSync(join(folder, one)))) {
      await cp(join(folder, twin), join(draft, twin), { recursive: true });
    }
  }
  await rename(draft, target);
}
