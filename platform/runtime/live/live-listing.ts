import type { RemoteListing } from '@siteledger/platform/contract';
import { registerListed } from '../loader/federation';
import { createStore } from '../store';
import { openStream } from './open-stream';

const POLL_MS = 15_000;

/** The registry's listing as it changes while people work. */
export type LiveListing = {
  current: () => RemoteListing;
  subscribe: (listener: () => void) => () => void;
  /** Follows the registry: by its events, and every 15 s while those do not come. Answers how to stop. */
  follow: () => () => void;
};

// Of one revision a user is told more than nobody in particular.
const isSame = (one: RemoteListing, other: RemoteListing) =>
  one.revision === other.revision && JSON.stringify(one) === JSON.stringify(other);

/** Starts from a listing that is known and takes over each later one as a whole. docs/remotes.md#switch-roll-out-roll-back */
export function liveListing(first: RemoteListing): LiveListing {
  const listing = createStore(() => first);
  let isAsking = false;
  let isBehind = false;
  // The first script, or a tab that was left alone, may ask with a token that is over, and is told what everybody is.
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
        // Told of another revision meanwhile, it asks once more: this answer may still be of the one before.
        take(await window.siteledger.fetchListing());
      }
    } catch {
      // A listing that cannot be had, or not be taken over, changes nothing; the next event or poll asks again.
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
