import { readdirSync } from 'node:fs';
import contentVersion from '../../build/content-version.js';
import { Failure } from '../failure.mjs';

const { contentHash, packageHash } = contentVersion;

const isRemote = (name) => name.startsWith('mfe-');

/** Names of the remotes: each has a folder, or the whole project is a single remote. */
export const remoteNames = ({ root, remote }) =>
  remote
    ? [remote]
    : readdirSync(root, { withFileTypes: true })
        .filter((one) => one.isDirectory() && isRemote(one.name))
        .map((one) => one.name);

/** The remotes with these names; throws a `Failure` naming those that do not exist. */
export function namedRemotes(product, names) {
  const all = remoteNames(product);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Failure(`There is no remote ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  return names;
}

// webpack compiles the browser packages; others have a command of their own.
const inBrowser = (folder) => ({ folder, makes: [] });

// The shell comes first, because it takes longest.
const all = (product) => [
  ...(product.shell ? [inBrowser(product.shell.folder)] : []),
  ...product.alsoBuilt,
  ...remoteNames(product).map(inBrowser),
];

/** Every package with a build, or only those named, with the hash of its sources and its outputs outside the folder. */
export function packagesToBuild(product, only = []) {
  const packages = all(product);
  const names = packages.map(({ folder }) => folder);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no package ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  return packages
    .filter(({ folder }) => only.length === 0 || only.includes(folder))
    .map((one) => ({
      ...one,
      hash: one.sources ? contentHash(product.root, one.sources) : packageHash(product, one.folder),
    }));
}
