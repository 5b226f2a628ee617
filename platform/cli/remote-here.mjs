import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';

/** The name of the remote in the current folder; throws a `Failure` if there is none. */
export function remoteHere(product) {
  const here = process.cwd();
  const name = product.nameOf(here);
  if (!existsSync(path.join(product.folderOf(name), 'remote.ts')))
    throw new Failure(`${here} is no remote's folder: run this where its remote.ts is.`);
  return name;
}
