import type { ScreenFiles } from '@siteledger/platform/contract';
import { isWatched, shellFiles } from './build-facts';

// A well-formed hash that no file has: the browser fetches the script and refuses to run it.
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Normalises an address to the browser's absolute form. */
export const hrefOf = (url: string) => new URL(url, location.origin).href;

const hashes = new Map(Object.entries(shellFiles).map(([path, hash]) => [location.origin + path, hash]));

/** The absolute address of a file of a release. */
export const addressOf = ({ base_url }: Pick<ScreenFiles, 'base_url'>, path: string) => hrefOf(base_url + path);

// The file's address, ignoring the retry query.
const fileOf = (url: string) => hrefOf(url).split('?')[0] as string;

/** The hash a file must have; a missing or malformed hash is replaced by one that no file has. Empty in watch mode. */
export const integrityOf = (url: string) => (isWatched ? '' : (hashes.get(fileOf(url)) ?? NO_FILE));

type WithFallback = ScreenFiles & { fallback?: ScreenFiles };

/** Adds the hashes of releases and their fallbacks. */
export function learnHashes({ remotes }: { remotes: WithFallback[] }) {
  const releases = remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]);
  for (const { base_url, files } of releases) {
    // One address per release: a listing has hundreds of files, whose paths need no normalising.
    const folder = hrefOf(base_url);
    for (const { path, sha384 } of files)
      if (/^[A-Za-z0-9+/]{64}$/.test(sha384)) hashes.set(folder + path, `sha384-${sha384}`);
  }
}
