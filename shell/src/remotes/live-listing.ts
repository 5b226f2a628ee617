import type { RemoteListing } from '@siteledger/shared-lib/domain';
import { apiUrl } from '@siteledger/shared-lib/session';
import { registerListed } from './federation';

const POLL_MS = 15_000;

/** The registry's listing as it changes while people work. */
export type LiveListing = {
  current: () => RemoteListing;
  subscribe: (listener: () => void) => () => void;
  /** Follows the registry: by its events, and every 15 s while those do not come. Answers how to stop. */
  follow: () => () => void;
};

/** Starts from a listing that is known and takes over each later one as a whole. Architecture §3 and §4. */
export function liveListing(first: RemoteListing): LiveListing {
  let listing = first;
  let isAsking = false;
  const listeners = new Set<() => void>();

  async function renew() {
    if (isAsking) return;
    isAsking = true;
    // A registry that does not answer changes nothing; the next event or poll asks again.
    const next = await window.siteledger.fetchListing().catch(() => listing);
    isAsking = false;
    if (next.revision === listing.revision) return;
    registerListed(next.remotes);
    listing = next;
    for (const listener of [...listeners]) listener();
  }

  function follow() {
    let isLive = false;
    const events = new EventSource(apiUrl('/remotes/events'));
    events.addEventListener('open', () => (isLive = true));
    events.addEventListener('error', () => (isLive = false));
    events.addEventListener('revision', ({ data }: MessageEvent<string>) => {
      const { revision } = JSON.parse(data) as { revision: number };
      if (revision !== listing.revision) void renew();
    });
    const poll = setInterval(() => {
      if (!isLive) void renew();
    }, POLL_MS);
    return () => {
      events.close();
      clearInterval(poll);
    };
  }

  return {
    current: () => listing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow,
  };
}
