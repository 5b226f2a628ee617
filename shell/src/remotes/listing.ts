import type { RemoteListing } from '@siteledger/shared-lib/domain';
import { guardEntries, registerListed } from './federation';
import { createLoader } from './loader';
import { LoadFailure } from './load-failure';

let isFirst = true;

async function load(): Promise<RemoteListing> {
  const asked = isFirst ? window.siteledger.firstListing : window.siteledger.fetchListing();
  isFirst = false;
  const listing = await asked.catch((error: unknown) => {
    throw new LoadFailure('network', [], { cause: error });
  });
  guardEntries();
  registerListed(listing.remotes);
  return listing;
}

/** The registry's listing; the first try is the call that the boot script made. */
export const listingLoader = createLoader(load);
