import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist')
        .map((entry) => entry.name)
    : [];

/** What the folders say: the remotes, the screens of each, the doors of shared-lib. A new one is found at birth. */
export const readFolders = (root) => {
  const remotes = foldersIn(root).filter((name) => name.startsWith('mfe-'));
  return {
    remotes,
    screens: remotes.flatMap((remote) => foldersIn(join(root, remote, 'src')).map((screen) => ({ remote, screen }))),
    doors: foldersIn(join(root, 'shared-lib', 'src')),
  };
};
