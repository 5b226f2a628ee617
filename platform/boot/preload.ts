import { type FirstScreen, screenAt } from '@siteledger/platform/contract';
import { addressOf, hrefOf, integrityOf } from './addresses';
import { doorFiles, isWatched } from './build-facts';

const tries = new Map<string, number>();

// Preloads that have not arrived, by start time; a failed one has a start of -Infinity.
const awaited = new Map<string, number>();
const STUCK_MS = 5000;

/**
 * The address for requesting a file. The browser joins a pending request for the same address, and a failed preload
 * fails the script's request too. A retry at the same address would fail the same way, so each retry gets a fresh one.
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
  // Must have the same mode and hash as the later element, or the browser fetches the file twice.
  Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous', integrity: integrityOf(href) });
  awaited.set(href, performance.now());
  link.onload = () => awaited.delete(href);
  link.onerror = () => awaited.set(href, -Infinity);
  document.head.append(link);
}

/** Fetches the files that a path needs without running them. */
export function preload(pathname: string, listing: FirstScreen) {
  const { remote, route } = screenAt(pathname, listing) ?? {};
  if (!remote || !route) return;
  const files = [remote.entry, ...(route.preload?.files ?? [])].map((path) => addressOf(remote, path));
  for (const file of [...files, ...(route.preload?.doors ?? []).flatMap((door) => doorFiles[door] ?? [])]) {
    preloadFile(hrefOf(file));
  }
}
