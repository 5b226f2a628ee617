import type { ListedRelease, RemoteListing } from '@siteledger/platform/contract';
import { isWatched, shellFiles } from './build-facts';

// A well-formed hash that no file has: the browser fetches the script and refuses to run it.
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** An address as the browser writes it. */
export const hrefOf = (url: string) => new URL(url, location.origin).href;

const hashes = new Map(Object.entries(shellFiles).map(([path, hash]) => [hrefOf(path), hash]));

/** The absolute address of a file of a release. */
export const addressOf = ({ base_url }: ListedRelease, path: string) => hrefOf(base_url + path);

// The address of a file, whichever try it was asked for with.
const fileOf = (url: string) => hrefOf(url).split('?')[0] as string;

/** The hash that a file has to have; one that is missing or is not one counts as none. */
export const integrityOf = (url: string) => (isWatched ? '' : (hashes.get(fileOf(url)) ?? NO_FILE));

/** Takes in the hashes of what is listed, and of what stands in for it. */
export function learnHashes(listing: RemoteListing) {
  const releases = listing.remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]);
  for (const remote of releases) {
    for (const { path, sha384 } of remote.files)
      if (/^[A-Za-z0-9+/]{64}$/.test(sha384)) hashes.set(addressOf(remote, path), `sha384-${sha384}`);
  }
}
