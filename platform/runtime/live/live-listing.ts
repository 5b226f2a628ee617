import type { RemoteListing } from '@siteledger/platform/contract';
import { registerListed } from '../loader/federation';
import { createStore } from '../store';
import { openStream } from './open-stream';

const POLL_MS = 15_000;

/** The registry's listing, updated while the page is open. */
export type LiveListing = {
  current: () => RemoteListing;
  subscribe: (listener: () => void) => () => void;
  /**
   * Follows the registry by its events, and by polling every 15 s while there are none. Returns a function that stops.
   */
  follow: () => () => void;
};

// The same revision may list more for a signed-in user than for a visitor.
const isSame = (one: RemoteListing, other: RemoteListing) =>
  one.revision === other.revision && JSON.stringify(one) === JSON.stringify(other);

/**
 * Starts from a known listing and replaces it with each later one as a whole. docs/remotes.md#switch-roll-out-roll-back
 */
export function liveListing(first: RemoteListing): LiveListing {
  const listing = createStore(() => first);
  let isAsking = false;
  let isBehind = false;
  // The first script or an idle tab may send an expired token, and then gets the public listing.
  let askedWith = window.siteledger.firstAskedWith;
  const isAskedByAnother = () => askedWith !== window.siteledger.token();

  function take(next: RemoteListing) {
    if (isSame(next, listing.read())) return;
    registerListed(next.remotes);
    listing.set(next);
  }

  async function renew() {
    isBehind = true;
    if (isAsking) return;
    isAsking = true;
    try {
      while (isBehind) {
        isBehind = false;
        askedWith = window.siteledger.token();
        // If a new revision arrives meanwhile, it fetches once more, because this response may still be the previous
        // one.
        take(await window.siteledger.fetchListing());
      }
    } catch {
      // A listing that fails to load or to apply changes nothing; the next event or poll retries.
      isBehind = true;
    } finally {
      isAsking = false;
    }
  }

  function follow() {
    const stream = openStream(`${window.siteledger.listingUrl}/events`, (revision) => {
      if (revision !== listing.read().revision) void renew();
    });
    if (isAskedByAnother()) void renew();
    const poll = setInterval(() => {
      const isHeard = stream.check();
      if (isBehind || isAskedByAnother() || !isHeard) void renew();
    }, POLL_MS);
    return () => {
      stream.close();
      clearInterval(poll);
    };
  }

  return {
    current: listing.read,
    subscribe: listing.subscribe,
    follow,
  };
}
