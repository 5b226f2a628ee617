import type { ListedRelease, RemoteListing } from '@siteledger/platform/contract';
import { isWatched, shellFiles } from './build-facts';

// A well-formed hash that no file has: the browser fetches the script and refuses to run it.
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** An address as the browser writes it. */
export const hrefOf = (url: string) => new URL(url, location.origin).href;

// By the address of the file here; one of another origin is the same file as its copy.
const hashes = new Map(Object.entries(shellFiles).map(([path, hash]) => [hrefOf(path), hash]));
const copies = new Map<string, string>();

/** The absolute address of a file of a release. */
export const addressOf = ({ base_url }: ListedRelease, path: string) => hrefOf(base_url + path);

/** Where a file of another origin lies here, too; the address itself where it does not. */
export const copyOf = (url: string) => copies.get(url) ?? url;

// The address of a file, whichever try it was asked for with.
const fileOf = (url: string) => hrefOf(url).split('?')[0] as string;

/** The hash that a file has to have; one that is missing or is not one counts as none. */
export const integrityOf = (url: string) => (isWatched ? '' : (hashes.get(copyOf(fileOf(url))) ?? NO_FILE));

/** Takes in the hashes of what is listed, and of what stands in for it. */
export function learnHashes(listing: RemoteListing) {
  const releases = listing.remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]);
  for (const remote of releases) {
    for (const { path, sha384 } of remote.files) {
      const copy = hrefOf((remote.copy_url ?? remote.base_url) + path);
      copies.set(addressOf(remote, path), copy);
      if (/^[A-Za-z0-9+/]{64}$/.test(sha384)) hashes.set(copy, `sha384-${sha384}`);
    }
  }
}
