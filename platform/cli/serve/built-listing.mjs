import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames } from '../build/packages.mjs';

/** URL path of a remote's release. */
export const baseUrl = ({ name, version }) => `/remotes/${name}/${version}/`;

function listed({ name, version, entry, container, files, ...descriptor }) {
  return { name, version, base_url: baseUrl({ name, version }), entry, container, files, descriptor };
}

/** A registry's listing of the built remotes of this folder, all enabled for everybody. */
export function builtListing(product) {
  const remotes = remoteNames(product)
    .map((name) => path.join(product.root, name, 'dist/remote.json'))
    .filter((file) => existsSync(file))
    .map((file) => listed(JSON.parse(readFileSync(file, 'utf8'))));
  return { environment: 'development', revision: 1, remotes, paused: [] };
}
