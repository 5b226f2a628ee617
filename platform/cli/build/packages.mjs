import { readdirSync } from 'node:fs';
import contentVersion from '../../build/content-version.js';
import { Failure } from '../failure.mjs';

const { contentHash, packageHash } = contentVersion;

const isRemote = (name) => name.startsWith('mfe-');

/** Names of the remotes, of which each is a folder or the one is the whole project. */
export const remoteNames = ({ root, remote }) =>
  remote
    ? [remote]
    : readdirSync(root, { withFileTypes: true })
        .filter((one) => one.isDirectory() && isRemote(one.name))
        .map((one) => one.name);

/** The remotes of these names; a `Failure` names those that are not there. */
export function namedRemotes(product, names) {
  const all = remoteNames(product);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Failure(`There is no remote ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  return names;
}

// What the browser gets is compiled by webpack, the rest by a command of its own.
const inBrowser = (folder) => ({ folder, makes: [] });

// The shell takes longest, so it comes first.
const all = (product) => [
  ...(product.shell ? [inBrowser(product.shell.folder)] : []),
  ...product.alsoBuilt,
  ...remoteNames(product).map(inBrowser),
];

/** Every package that has a build, or those that are asked for, with the hash of what it is built from and what it makes outside. */
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
