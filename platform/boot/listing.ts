import { keep, keptJson, type RemoteListing, STORED_LISTING } from '@siteledger/platform/contract';
import { learnHashes } from './addresses';
import { areAgreed, withOverrides } from './overrides';
import { whenIdle } from './when-idle';

// Whether the response is a listing. Rejects a proxy's error page or another service's response.
function isListing(data: unknown): data is RemoteListing {
  const { paused, remotes } = data as RemoteListing;
  return [paused, ...remotes.flatMap(({ files, descriptor }) => [files, descriptor.routes])].every(Array.isArray);
}

// Caches the last valid listing for visits when the registry is unreachable. It outlives the session, so it contains no
// user names.
function keepListing(listing: RemoteListing) {
  const withoutNames = {
    ...listing,
    paused: listing.paused.map((remote) => ({ ...remote, changed_by: null })),
  };
  // Writing takes the time of a frame, which the first screen needs.
  if (!areAgreed) whenIdle(() => keep(localStorage, STORED_LISTING, JSON.stringify(withoutNames)));
}

/** The last listing cached in this browser; null when there is none. */
export function keptListing(): RemoteListing | null {
  const kept = keptJson(localStorage, STORED_LISTING, isListing) ?? null;
  if (kept) learnHashes(kept);
  return kept;
}

// Shorter than the retry panel's 10 s, so a hanging registry leaves time to use the cached listing.
const LISTING_TIMEOUT_MS = 8_000;

/** Fetches the listing at this URL for the user with this token. */
export async function fetchListing(url: string, token: string | null): Promise<RemoteListing> {
  // A user's releases may depend on their identity; the registry treats an expired token as none.
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { cache: 'no-cache', headers, signal: AbortSignal.timeout(LISTING_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const { data } = (await response.json()) as { data?: unknown };
  if (!isListing(data)) throw new Error('The registry answered something else than a listing.');
  const listing = await withOverrides(data);
  learnHashes(listing);
  keepListing(listing);
  return listing;
}
