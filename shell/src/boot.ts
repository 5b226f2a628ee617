// The first script of the page, compiled by itself (no imports): it asks the registry at once, and fetches what the
// present path needs while the shell's own scripts are still on their way.
import type {
  ListedRelease,
  ListedRemote,
  RemoteListing,
  RemoteRelease,
  RemoteRoute,
} from '@siteledger/platform/contract';

// Written by the build: hashes of the shell's files by path, files of the doors that come later, hot reload or not.
declare const SHELL_FILES: Record<string, string>;
declare const DOOR_FILES: Record<string, string[]>;
declare const WATCHED: boolean;

// A well-formed hash that no file has: the browser fetches the script and refuses to run it.
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const hashes = new Map(Object.entries(SHELL_FILES).map(([path, hash]) => [new URL(path, location.origin).href, hash]));

const address = (remote: ListedRelease, path: string) => new URL(remote.base_url + path, location.origin).href;

// The address of a file, whichever try it was asked for with.
function fileOf(url: string) {
  const { origin, pathname } = new URL(url, location.origin);
  return origin + pathname;
}

// A hash that is missing or is not one counts as none.
const integrityOf = (url: string) => (WATCHED ? '' : (hashes.get(fileOf(url)) ?? NO_FILE));

const tries = new Map<string, number>();

// Preloads that have not arrived, by when they began; one that failed began for ever ago.
const awaited = new Map<string, number>();
const STUCK_MS = 5000;

// The browser joins a request for the same address while one is pending, and a preload that failed fails once more for the
// script: whatever went wrong with an address would go wrong with the next try too, so that one gets a fresh address.
function addressOfTry(url: string) {
  const isStuck = performance.now() - (awaited.get(url) ?? Infinity) > STUCK_MS;
  const again = tries.get(url) ?? Number(isStuck);
  tries.set(url, again + 1);
  return again === 0 ? url : `${url}?again=${again}`;
}

function know(listing: RemoteListing) {
  const releases = listing.remotes.flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])]);
  for (const remote of releases) {
    for (const { path, sha384 } of remote.files) {
      if (/^[A-Za-z0-9+/]{64}$/.test(sha384)) hashes.set(address(remote, path), `sha384-${sha384}`);
    }
  }
}

// Of a developer: `?remote.mfe-finance=http://localhost:3102` puts a build of this machine in place of what is published, for
// this tab, outside production. Its own remote.json says which hashes its files have. Anybody can send such a link, so the
// shell asks first (shell/src/chrome/override-question.tsx): only what was agreed to in this tab is loaded here.
const OVERRIDES = 'siteledger.remote_overrides';
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/;

const overrides = JSON.parse(sessionStorage.getItem(OVERRIDES) ?? '{}') as Record<string, string>;

const askedOverrides = Object.fromEntries(
  [...new URLSearchParams(location.search)]
    .filter(([key, value]) => key.startsWith('remote.') && LOCAL_ORIGIN.test(value))
    .map(([key, value]) => [key.slice('remote.'.length), value] as const)
    .filter(([name, origin]) => overrides[name] !== origin),
);

const inForce: Record<string, string> = {};

async function overridden(remote: ListedRemote): Promise<ListedRemote> {
  const origin = overrides[remote.name];
  if (!origin) return remote;
  inForce[remote.name] = origin;
  const response = await fetch(`${origin}/remote.json`, { cache: 'no-cache' });
  const { version, entry, container, files, ...descriptor } = (await response.json()) as RemoteRelease;
  return { name: remote.name, version, base_url: `${origin}/`, entry, container, files, descriptor };
}

// A build that does not answer is said in the banner; what is published runs instead.
const withOverrides = (listing: RemoteListing) =>
  listing.environment === 'production'
    ? Promise.resolve(listing)
    : Promise.all(listing.remotes.map((remote) => overridden(remote).catch(() => remote))).then((remotes) => ({
        ...listing,
        remotes,
      }));

// What a listing has to be for the shell to live on it; a proxy's page or another service's answer is none.
const isListing = (data: Partial<RemoteListing> | undefined): data is RemoteListing =>
  Array.isArray(data?.paused) &&
  Array.isArray(data.remotes) &&
  data.remotes.every(({ files, descriptor }) => Array.isArray(files) && Array.isArray(descriptor?.routes));

// The last good listing, for a visit on which the registry does not answer.
const KEPT = 'siteledger.remote_listing';

function keep(listing: RemoteListing) {
  if (Object.keys(overrides).length === 0) localStorage.setItem(KEPT, JSON.stringify(listing));
}

function keptListing(): RemoteListing | null {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as RemoteListing | null;
  if (kept) know(kept);
  return kept;
}

// Before the 10 s of the retry panel, so that a registry that hangs leaves time for what was kept.
const LISTING_TIMEOUT_MS = 8_000;

async function fetchListing(): Promise<RemoteListing> {
  // Which release somebody gets may depend on who it is; an old token counts as none.
  const token =
    sessionStorage.getItem('siteledger.impersonation_token') ?? localStorage.getItem('siteledger.access_token');
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const signal = AbortSignal.timeout(LISTING_TIMEOUT_MS);
  const response = await fetch('/api/v2/remotes', { cache: 'no-cache', headers, signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const { data } = (await response.json()) as { data?: Partial<RemoteListing> };
  if (!isListing(data)) throw new Error('The registry answered something else than a listing.');
  const listing = await withOverrides(data);
  know(listing);
  keep(listing);
  return listing;
}

const segments = (path: string) => path.split('/').filter(Boolean);

// How exactly a declared path fits, by segments that are equal; -1 when it does not.
function fit(declared: string, pathname: string) {
  const wanted = segments(declared);
  const given = segments(pathname);
  if (wanted.length !== given.length) return -1;
  const fits = wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]);
  return fits ? wanted.filter((segment) => !segment.startsWith(':')).length : -1;
}

const at = (pathname: string, { remotes }: RemoteListing) =>
  remotes
    .flatMap((remote) => remote.descriptor.routes.map((route) => ({ remote, route, score: fit(route.path, pathname) })))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)[0];

const preloaded = new Set<string>();

function preloadFile(href: string) {
  if (WATCHED || preloaded.has(href)) return;
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
  const files = [remote.entry, ...(route.preload?.files ?? [])].map((path) => address(remote, path));
  for (const file of [...files, ...(route.preload?.doors ?? []).flatMap((door) => DOOR_FILES[door] ?? [])]) {
    preloadFile(new URL(file, location.origin).href);
  }
}

function preload(pathname: string, listing: RemoteListing) {
  const found = at(pathname, listing);
  if (found) preloadRoute(found.remote, found.route, listing);
}

const listing = fetchListing();
listing.then(
  (known) => preload(location.pathname, known),
  () => undefined, // the shell asks again and says so
);

window.siteledger = {
  firstListing: listing,
  fetchListing,
  keptListing,
  integrityOf,
  addressOfTry,
  overrides: inForce,
  askedOverrides,
  preload: (pathname) => void listing.then((known) => preload(pathname, known)).catch(() => undefined),
};

// Hot reload finds React through this hook, also from a remote that comes later than React.
if (WATCHED) {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size;
  const hook = { renderers, supportsFiber: true, inject, onCommitFiberRoot: () => undefined };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { onCommitFiberUnmount: () => undefined, ...hook } });
}

const theme = localStorage.getItem('siteledger.theme');
const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
