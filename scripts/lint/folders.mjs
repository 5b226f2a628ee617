import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist')
        .map((entry) => entry.name)
    : [];

const dependenciesOf = (root, part) => {
  const path = join(root, part, 'package.json');
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8')).dependencies ?? {}) : [];
};

/**
 * Reads the remotes, the screens of each, the libraries of a single remote, and the doors of shared-lib from the
 * folders, so that a new one is found automatically.
 */
export const readFolders = (root) => {
  const remotes = foldersIn(root).filter((name) => name.startsWith('mfe-'));
  const shared = ['react', ...dependenciesOf(root, 'shared-lib')];
  return {
    remotes,
    libraries: remotes.map((remote) => ({
      remote,
      names: dependenciesOf(root, remote).filter((name) => !name.startsWith('@siteledger/') && !shared.includes(name)),
    })),
    screens: remotes.flatMap((remote) => foldersIn(join(root, remote, 'src')).map((screen) => ({ remote, screen }))),
    doors: foldersIn(join(root, 'shared-lib', 'src')),
  };
};
