import { readdirSync } from 'node:fs';
import contentVersion from './content-version.js';
import sharedModules from './shared-modules.js';

const { contentHash } = contentVersion;

// The API takes only the contract and the domain, so a change of the look does not compile it again.
const API_COMMON = [
  'package-lock.json',
  'tsconfig.json',
  'platform/contract',
  'platform/package.json',
  'platform/tsconfig.contract.json',
  'shared-lib/src/domain',
  'shared-lib/package.json',
  'scripts/build/reply-types.mjs',
];

const isRemote = (name) => name.startsWith('mfe-');

/** Names of the remotes' folders. */
export const remoteFolders = () =>
  readdirSync(sharedModules.root, { withFileTypes: true })
    .filter((one) => one.isDirectory() && isRemote(one.name))
    .map((one) => one.name);

// The shell takes longest, so it comes first.
const all = () => ['shell', 'api', ...remoteFolders()];

/** Every package that has a build, or those that are asked for, with the hash of what it is built from and what it makes outside. */
export function packagesToBuild(only = []) {
  const unknown = only.filter((name) => !all().includes(name));
  if (unknown.length > 0) throw new Error(`There is no package ${unknown.join(', ')}. There are ${all().join(', ')}.`);
  return all()
    .filter((name) => only.length === 0 || only.includes(name))
    .map((folder) =>
      folder === 'api'
        ? {
            folder,
            hash: contentHash(folder, API_COMMON),
            alsoMakes: [
              'platform/dist/contract/index.js',
              'shared-lib/dist/domain/index.js',
              'api/dist/reply-types.json',
            ],
          }
        : { folder, hash: contentHash(folder), alsoMakes: [] },
    );
}
