import { type RemoteListing, STORED_LISTING } from '@siteledger/platform/contract';
import { learnHashes } from './addresses';
import { areAgreed, withOverrides } from './overrides';

// What a listing has to be for the shell to live on it; a proxy's page or another service's answer is none.
const isListing = (data: Partial<RemoteListing> | undefined): data is RemoteListing =>
  Array.isArray(data?.paused) &&
  Array.isArray(data.remotes) &&
  data.remotes.every(({ files, descriptor }) => Array.isArray(files) && Array.isArray(descriptor?.routes));

// The last good listing, for a visit on which the registry does not answer. It outlives the session, so it names nobody.
function keep(listing: RemoteListing) {
  const withoutNames = (key: string, value: unknown) => (key === 'changed_by' ? null : value);
  if (!areAgreed) localStorage.setItem(STORED_LISTING, JSON.stringify(listing, withoutNames));
}

/** The last listing that the registry gave this browser; null when it never did. */
export function keptListing(): RemoteListing | null {
  const kept = JSON.parse(localStorage.getItem(STORED_LISTING) ?? 'null') as RemoteListing | null;
  if (kept) learnHashes(kept);
  return kept;
}

// Before the 10 s of the retry panel, so that a registry that hangs leaves time for what was kept.
const LISTING_TIMEOUT_MS = 8_000;

/** Asks the registry at this address, as the user whose token this is. */
export async function fetchListing(url: string, token: string | null): Promise<RemoteListing> {
  // Which release somebody gets may depend on who it is; an old token counts as none.
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const signal = AbortSignal.timeout(LISTING_TIMEOUT_MS);
  const response = await fetch(url, { cache: 'no-cache', headers, signal });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  const { data } = (await response.json()) as { data?: Partial<RemoteListing> };
  if (!isListing(data)) throw new Error('The registry answered something else than a listing.');
  const listing = await withOverrides(data);
  learnHashes(listing);
  keep(listing);
  return listing;
}
