import { keep, keptJson, type RemoteListing, STORED_LISTING } from '@siteledger/platform/contract';
import { learnHashes } from './addresses';
import { areAgreed, withOverrides } from './overrides';

// What a listing has to be for the shell to live on it; a proxy's page or another service's answer is none.
function isListing(data: unknown): data is RemoteListing {
  const { paused, remotes } = data as RemoteListing;
  return [paused, ...remotes.flatMap(({ files, descriptor }) => [files, descriptor.routes])].every(Array.isArray);
}

// The last good listing, for a visit on which the registry does not answer. It outlives the session, so it names nobody.
function keepListing(listing: RemoteListing) {
  const withoutNames = (key: string, value: unknown) => (key === 'changed_by' ? null : value);
  if (!areAgreed) keep(localStorage, STORED_LISTING, JSON.stringify(listing, withoutNames));
}

/** The last listing that the registry gave this browser; null when it never did. */
export function keptListing(): RemoteListing | null {
  const kept = keptJson(localStorage, STORED_LISTING, isListing) ?? null;
  if (kept) learnHashes(kept);
  return kept;
}

// Before the 10 s of the retry panel, so that a registry that hangs leaves time for what was kept.
const LISTING_TIMEOUT_MS = 8_000;

/** Asks the registry at this address, as the user whose token this is. */
export async function fetchListing(url: string, token: string | null): Promise<RemoteListing> {
  // Which release somebody gets may depend on who it is; an old token counts as none.
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
