import type { RemoteListing } from '@siteledger/platform/contract';
import { guardEntries, registerListed } from '../loader/federation';
import { createLoader } from '../loader/loader';
import { LoadFailure } from '../failure/load-failure';
import { followBuilds } from '../overrides/follow-builds';

let isFirst = true;

function start(listing: RemoteListing): RemoteListing {
  guardEntries();
  registerListed(listing.remotes);
  followBuilds(listing);
  return listing;
}

const kindOf = (error: unknown) => ((error as { name?: string }).name === 'TimeoutError' ? 'timeout' : 'network');

async function load(): Promise<RemoteListing> {
  const asked = isFirst ? window.siteledger.firstListing : window.siteledger.fetchListing();
  isFirst = false;
  const listing = await asked.catch((error: unknown) => {
    throw new LoadFailure(kindOf(error), [], { cause: error });
  });
  return start(listing);
}

// The shell starts from the cached listing, and follows the registry as soon as it answers.
async function loadKept(): Promise<RemoteListing> {
  const kept = window.siteledger.keptListing();
  if (!kept) throw new LoadFailure('network');
  return start(kept);
}

/**
 * Loads the registry's listing, first through the boot script's request. On failure it falls back to the last valid
 * listing.
 */
export const listingLoader = createLoader(load, { instead: loadKept });
