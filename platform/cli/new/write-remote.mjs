import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';

const NAME = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function nameOf(root, given = '') {
  const name = given.startsWith('mfe-') ? given : `mfe-${given}`;
  if (!NAME.test(name)) throw new Failure('A remote has a name of small letters and hyphens, such as cranes.');
  if (existsSync(path.join(root, name))) throw new Failure(`There is a folder ${name} already.`);
  return name;
}

/** Writes a new remote, `given` as its name with or without "mfe-", into its own folder; returns the name. */
export async function writeRemote({ root, filesOfRemote }, given) {
  const name = nameOf(root, given);
  for (const [file, content] of Object.entries(await filesOfRemote(name))) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    writeFileSync(path.join(root, name, file), content);
  }
  console.log(`${name}: written`);
  return name;
}
