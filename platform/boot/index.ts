import { integrityOf } from './addresses';
import { isWatched } from './build-facts';
import { fetchListing, keptListing } from './listing';
import { askedOverrides, overrides } from './overrides';
import { addressOfTry, preload } from './preload';
import { NO_REMOTES, startsSafely } from './safe-start';

// Hot reload finds React through this hook, even for remotes loaded after React.
function offerHotReload() {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size;
  const hook = { renderers, supportsFiber: true, inject, onCommitFiberRoot: () => undefined };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { onCommitFiberUnmount: () => undefined, ...hook } });
}

/** The product's inputs to the first script: the registry's listing URL, and the user's current token. */
export type BootInputs = { listingUrl: string; token: () => string | null };

/**
 * Requests the listing immediately and preloads the present path's files while the shell's own scripts are still
 * loading; sets `window.siteledger` for them. A safe start requests nothing and has no remotes. Call this in the page's
 * first script, before all others.
 */
export function boot({ listingUrl, token }: BootInputs) {
  const isSafe = startsSafely();
  const ask = () => (isSafe ? Promise.resolve(NO_REMOTES) : fetchListing(listingUrl, token()));
  const firstAskedWith = token();
  const listing = ask();
  listing.then(
    (known) => preload(location.pathname, known),
    () => undefined, // the shell retries and shows the error
  );

  window.siteledger = {
    listingUrl,
    token,
    firstListing: listing,
    firstAskedWith,
    fetchListing: ask,
    keptListing,
    isSafe,
    integrityOf,
    addressOfTry,
    overrides,
    askedOverrides,
    preload: (pathname) => void listing.then((known) => preload(pathname, known)).catch(() => undefined),
  };
  if (isWatched) offerHotReload();
}
