import {
  isTexts,
  keptJson,
  type ListedRemote,
  type RemoteListing,
  type RemoteRelease,
  STORED_OVERRIDES,
} from '@siteledger/platform/contract';
import { query } from './query';
import type { Override } from './boot-global';

// For developers: `?remote.mfe-finance=http://localhost:3102` replaces a published remote with a build of this machine,
// for this tab only and outside production. The build's own remote.json has its file hashes. Anybody could send such a
// link, so the shell asks first, and only builds agreed to in this tab are loaded here.
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/;

const agreed = keptJson(sessionStorage, STORED_OVERRIDES.agreed, isTexts) ?? {};

export const areAgreed = Object.keys(agreed).length > 0;

export const askedOverrides = Object.fromEntries(
  [...query].flatMap(([key, origin]) => {
    const [, name] = /^remote\.(.+)/.exec(key) ?? [];
    return name && LOCAL_ORIGIN.test(origin) && agreed[name] !== origin ? [[name, origin] as const] : [];
  }),
);

/** Outcome of each agreed override, by remote. */
export const overrides: Record<string, Override> = {};

// Keeps a hanging build from blocking the page.
const BUILD_TIMEOUT_MS = 3_000;

// Undefined when the origin has no build of this remote.
async function readBuild(name: string, origin: string): Promise<ListedRemote | undefined> {
  const response = await fetch(`${origin}/remote.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(BUILD_TIMEOUT_MS),
  });
  const build = (await response.json()) as Partial<RemoteRelease>;
  const isBuild = response.ok && build.name === name && [build.files, build.routes].every(Array.isArray);
  if (!isBuild) return undefined;
  const { version, entry, container, files, ...descriptor } = build as RemoteRelease;
  return { name, version, base_url: `${origin}/`, entry, container, files, descriptor };
}

async function buildAt([name, origin]: [string, string]): Promise<ListedRemote[]> {
  const build = await readBuild(name, origin).catch(() => undefined);
  overrides[name] = { origin, isRunning: Boolean(build) };
  return build ? [build] : [];
}

/**
 * Puts the agreed builds into the listing, even of remotes that are paused or unpublished. If a build is missing, the
 * published release runs and the banner says so.
 */
export async function withOverrides(listing: RemoteListing): Promise<RemoteListing> {
  if (listing.environment === 'production') return listing;
  const builds = (await Promise.all(Object.entries(agreed).map(buildAt))).flat();
  return {
    ...listing,
    // A build keeps the position of the release it replaces; an unpublished remote comes last.
    remotes: [...new Map([...listing.remotes, ...builds].map((remote) => [remote.name, remote])).values()],
    paused: listing.paused.filter((remote) => !builds.some(({ name }) => name === remote.name)),
  };
}
