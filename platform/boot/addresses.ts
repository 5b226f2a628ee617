import type { ListedRelease, RemoteListing } from '@siteledger/platform/contract';
import { isWatched, shellFiles } from './build-facts';

// A well-formed hash that no file has: the browser fetches the script and refuses to run it.
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Normalises an address to the browser's absolute form. */
export const hrefOf = (url: string) => new URL(url, location.origin).href;

const hashes = new Map(Object.entries(shellFiles).map(([path, hash]) => [hrefOf(path), hash]));

/** The absolute address of a file of a release. */
export const addressOf = ({ base_url }: ListedRelease, path: string) => hrefOf(base_url + path);

// The file's address, ignoring the retry query.
const fileOf = (url: string) => hrefOf(url).split('?')[0] as string;

/** The hash a file must have; a missing or malformed hash is replaced by one that no file has. Empty in watch mode. */
export const integrityOf = (url: string) => (isWatched ? '' : (hashes.get(fileOf(url)) ?? NO_FILE));

/** Adds the hashes of the listed releases and their fallbacks. */
export function learnHashes(listing: RemoteListing) {
  const releases = listing.remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]);
  for (const remote of releases) {
    for (const { path, sha384 } of remote.files)
      if (/^[A-Za-z0-9+/]{64}$/.test(sha384)) hashes.set(addressOf(remote, path), `sha384-${sha384}`);
  }
}
