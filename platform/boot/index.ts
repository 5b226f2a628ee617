import { type FirstScreen, screenAt } from '@siteledger/platform/contract';
import { integrityOf, learnHashes } from './addresses';
import { isWatched } from './build-facts';
import { callFirst, dropFirstAnswers, takeFirstAnswer } from './first-calls';
import { readFirstScreen } from './first-screen';
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

/** The product's inputs to the first script. */
export type BootInputs = {
  /** The registry's listing. */
  listingUrl: string;
  /** The user's current token; null when nobody is signed in. */
  token: () => string | null;
  /** The absolute address of a call such as "/projects". Without it, screens make their first calls themselves. */
  callUrl?: (call: string) => string;
  /** Calls that every screen needs first, such as the user's details. */
  firstCalls?: readonly string[];
};

/**
 * Requests the listing and the first calls immediately, and preloads the present path's files while the shell's own
 * scripts are still loading; sets `window.siteledger` for them. A safe start requests no listing and has no remotes.
 * Call this in the page's first script, before all others.
 */
export function boot({ listingUrl, token, callUrl, firstCalls = [] }: BootInputs) {
  const isSafe = startsSafely();
  const ask = () => (isSafe ? Promise.resolve(NO_REMOTES) : fetchListing(listingUrl, token()));
  const firstAskedWith = token();
  const callAll = (calls: readonly string[]) => {
    if (callUrl && firstAskedWith) for (const call of calls) callFirst(callUrl(call), firstAskedWith);
  };
  const begin = (known: FirstScreen) => {
    // With parameters the screen may show something else than its declared first call answers.
    if (location.search === '') callAll(screenAt(location.pathname, known)?.route.firstCalls ?? []);
    preload(location.pathname, known);
  };
  const listing = ask();
  callAll(firstCalls);
  const written = isSafe ? undefined : readFirstScreen();
  if (written) {
    learnHashes(written);
    begin(written);
  }
  listing.then(begin, () => undefined); // the shell retries and shows the error

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
    takeFirstAnswer,
    dropFirstAnswers,
    overrides,
    askedOverrides,
    preload: (pathname) => void listing.then((known) => preload(pathname, known)).catch(() => undefined),
  };
  if (isWatched) offerHotReload();
}
