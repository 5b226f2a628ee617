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

// Of a developer: `?remote.mfe-finance=http://localhost:3102` puts a build of this machine in place of what is published, for
// this tab, outside production. Its own remote.json says which hashes its files have. Anybody can send such a link, so the
// shell asks first: only what was agreed to in this tab is loaded here.
const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):\d{2,5}$/;

const agreed = keptJson(sessionStorage, STORED_OVERRIDES.agreed, isTexts) ?? {};

export const areAgreed = Object.keys(agreed).length > 0;

export const askedOverrides = Object.fromEntries(
  [...query].flatMap(([key, origin]) => {
    const [, name] = /^remote\.(.+)/.exec(key) ?? [];
    return name && LOCAL_ORIGIN.test(origin) && agreed[name] !== origin ? [[name, origin] as const] : [];
  }),
);

/** What became of each override that was agreed to, by remote. */
export const overrides: Record<string, Override> = {};

// A build that hangs must not hold up the page.
const BUILD_TIMEOUT_MS = 3_000;

// Undefined where that is no build of this remote.
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
 * The listing with the builds that were agreed to, also of a remote that is paused or that nobody has published yet. Where there
 * is no build, what is published runs, and the banner says so.
 */
export async function withOverrides(listing: RemoteListing): Promise<RemoteListing> {
  if (listing.environment === 'production') return listing;
  const builds = (await Promise.all(Object.entries(agreed).map(buildAt))).flat();
  return {
    ...listing,
    // A build takes the place of what it replaces, and comes last where nothing is published.
    remotes: [...new Map([...listing.remotes, ...builds].map((remote) => [remote.name, remote])).values()],
    paused: listing.paused.filter((remote) => !builds.some(({ name }) => name === remote.name)),
  };
}
