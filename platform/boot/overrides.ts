import {
  type ListedRemote,
  type RemoteListing,
  type RemoteRelease,
  STORED_OVERRIDES,
} from '@siteledger/platform/contract';

// Of a developer: `?remote.mfe-finance=http://localhost:3102` puts a build of this machine in place of what is published, for
// this tab, outside production. Its own remote.json says which hashes its files have. Anybody can send such a link, so the
// shell asks first: only what was agreed to in this tab is loaded here.
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/;

const agreed = JSON.parse(sessionStorage.getItem(STORED_OVERRIDES.agreed) ?? '{}') as Record<string, string>;

export const areAgreed = Object.keys(agreed).length > 0;

export const askedOverrides = Object.fromEntries(
  [...new URLSearchParams(location.search)]
    .filter(([key, value]) => key.startsWith('remote.') && LOCAL_ORIGIN.test(value))
    .map(([key, value]) => [key.slice('remote.'.length), value] as const)
    .filter(([name, origin]) => agreed[name] !== origin),
);

/** The overrides that are used, by remote. */
export const inForce: Record<string, string> = {};

async function overridden(remote: ListedRemote): Promise<ListedRemote> {
  const origin = agreed[remote.name];
  if (!origin) return remote;
  inForce[remote.name] = origin;
  const response = await fetch(`${origin}/remote.json`, { cache: 'no-cache' });
  const { version, entry, container, files, ...descriptor } = (await response.json()) as RemoteRelease;
  return { name: remote.name, version, base_url: `${origin}/`, entry, container, files, descriptor };
}

/** The listing with what was agreed to. A build that does not answer is said in the banner; what is published runs instead. */
export const withOverrides = (listing: RemoteListing) =>
  listing.environment === 'production'
    ? Promise.resolve(listing)
    : Promise.all(listing.remotes.map((remote) => overridden(remote).catch(() => remote))).then((remotes) => ({
        ...listing,
        remotes,
      }));
