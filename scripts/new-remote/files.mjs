import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

import { filesOfWorkspace } from '../../shared-lib/remotes/template.mjs';
import { inRoot } from '../run/root.mjs';

const readJson = (...where) => JSON.parse(readFileSync(inRoot(...where), 'utf8'));

/** The files of a new remote by path, formatted, with the versions used here. */
export async function filesOfRemote(name) {
  const files = filesOfWorkspace(name, {
    platform: readJson('platform', 'package.json').version,
    sharedLib: readJson('shared-lib', 'package.json').version,
    react: readJson('mfe-projects', 'package.json').dependencies.react,
  });
  const style = await resolveConfig(inRoot(name, 'package.json'));
  const formatted = Object.entries(files).map(async ([file, content]) => [
    file,
    await format(content, { ...style, filepath: inRoot(name, file) }),
  ]);
  return Object.fromEntries(await Promise.all(formatted));
}
