import { type ListedRemote, type RemoteListing, type RemoteRoute, routeOfPath } from '@siteledger/platform/contract';
import { addressOf, hrefOf, integrityOf } from './addresses';
import { doorFiles, isWatched } from './build-facts';

const tries = new Map<string, number>();

// Preloads that have not arrived, by when they began; one that failed began forever ago.
const awaited = new Map<string, number>();
const STUCK_MS = 5000;

/**
 * The address to ask for a file with. The browser joins a request for the same address while one is pending, and a preload
 * that failed fails once more for the script: whatever went wrong with an address would go wrong with the next try too, so
 * that one gets a fresh address.
 */
export function addressOfTry(url: string) {
  const isStuck = performance.now() - (awaited.get(url) ?? Infinity) > STUCK_MS;
  const again = tries.get(url) ?? Number(isStuck);
  tries.set(url, again + 1);
  return again === 0 ? url : `${url}?again=${again}`;
}

const preloaded = new Set<string>();

function preloadFile(href: string) {
  if (isWatched || preloaded.has(href)) return;
  preloaded.add(href);
  const link = document.createElement('link');
  const as = href.endsWith('.css') ? 'style' : 'script';
  // The same mode and hash as the element that follows, else the browser fetches the file twice.
  Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity: integrityOf(href) });
  awaited.set(href, performance.now());
  link.onload = () => awaited.delete(href);
  link.onerror = () => awaited.set(href, -Infinity);
  document.head.append(link);
}

function preloadRoute(remote: ListedRemote, route: RemoteRoute, listing: RemoteListing) {
  if (route.redirect) return preload(route.redirect, listing);
  const files = [remote.entry, ...(route.preload?.files ?? [])].map((path) => addressOf(remote, path));
  for (const file of [...files, ...(route.preload?.doors ?? []).flatMap((door) => doorFiles[door] ?? [])]) {
    preloadFile(hrefOf(file));
  }
}

/** Fetches, without using them, the files that a path needs. */
export function preload(pathname: string, listing: RemoteListing) {
  const found = routeOfPath(pathname, listing);
  if (found) preloadRoute(found.remote, found.route, listing);
}
