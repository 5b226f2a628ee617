import { integrityOf } from './addresses';
import { isWatched } from './build-facts';
import { fetchListing, keptListing } from './listing';
import { askedOverrides, overrides } from './overrides';
import { addressOfTry, preload } from './preload';
import { NO_REMOTES, startsSafely } from './safe-start';

// Hot reload finds React through this hook, also from a remote that comes later than React.
function offerHotReload() {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size;
  const hook = { renderers, supportsFiber: true, inject, onCommitFiberRoot: () => undefined };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { onCommitFiberUnmount: () => undefined, ...hook } });
}

/** What the first script needs of the product: where the registry lists, and the token that stands for the user. */
export type BootInputs = { listingUrl: string; token: () => string | null };

/**
 * Asks the registry at once, and fetches what the present path needs while the shell's own scripts are still on their way;
 * leaves `window.siteledger` for them. A safe start asks for nothing and knows no remote. For the first script of the page,
 * before all others.
 */
export function boot({ listingUrl, token }: BootInputs) {
  const isSafe = startsSafely();
  const ask = () => (isSafe ? Promise.resolve(NO_REMOTES) : fetchListing(listingUrl, token()));
  const firstAskedWith = token();
  const listing = ask();
  listing.then(
    (known) => preload(location.pathname, known),
    () => undefined, // the shell asks again and says so
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
