import { createHash } from 'node:crypto';
import {
  type EnvironmentName,
  type ListedRelease,
  type ListedRemote,
  type PausedRemote,
  type RemoteListing,
  type RemoteSetting,
} from '@siteledger/platform/contract';
import { type Db } from '../db/database';
import { releaseForUser, type Visitor } from './settings/release-for-user';
import { selectFallbacks } from './good/queries';
import { selectReleasesOf, type StoredRelease } from './releases/queries';
import { selectSettings } from './settings/queries';

type Named = { name: string; version: string };

const keyOf = ({ name, version }: Named) => `${name} ${version}`;

/**
 * The remotes of an environment as one user gets them (as nobody in particular before sign-in), those that are paused, and a
 * tag that changes when the answer does.
 */
export async function readListing(db: Db, environment: EnvironmentName, visitor: Visitor | undefined) {
  const settings = await selectSettings(db, environment);
  const chosen = settings.map((setting) => ({
    name: setting.remote,
    version: releaseForUser(setting.remote, setting, visitor),
  }));
  const fallbacks = await selectFallbacks(db, environment, chosen);
  const standIns = fallbacks.map(({ name, fallback }) => ({ name, version: fallback }));
  const releases = await selectReleasesOf(db, [...chosen, ...standIns]);
  const byKey = new Map(shownIn(environment, releases).map((release) => [keyOf(release), release]));
  const fallbackOf = new Map(fallbacks.map((one) => [keyOf(one), keyOf({ ...one, version: one.fallback })]));

  const listing: RemoteListing = {
    environment,
    revision: Math.max(0, ...settings.map(({ revision }) => revision)),
    remotes: settings.flatMap((setting, index) => (setting.enabled ? enabled(chosen[index], fallbackOf, byKey) : [])),
    paused: settings.flatMap((setting, index) =>
      setting.enabled ? [] : paused(setting, chosen[index], { releases: byKey, visitor }),
    ),
  };
  const etag = `"${createHash('sha256').update(JSON.stringify(listing)).digest('base64url')}"`;
  return { listing, etag };
}

/** Releases as users of an environment get to know them. */
export const shownIn = (environment: EnvironmentName, releases: readonly StoredRelease[]) =>
  environment === 'production' ? releases.map(withoutExamples) : releases;

const isExample = ({ path }: { path: string }) => /^\/examples(?:\/|$)/.test(path);

// Pages under /examples exist only outside production. Specification §2.
function withoutExamples(stored: StoredRelease): StoredRelease {
  const { routes, nav } = stored.release;
  const release = {
    ...stored.release,
    routes: routes.filter((route) => !isExample(route)),
    nav: nav.filter((entry) => !isExample(entry)),
  };
  return { ...stored, release };
}

type Releases = ReadonlyMap<string, StoredRelease>;

function enabled(
  chosen: Named | undefined,
  fallbackOf: ReadonlyMap<string, string>,
  releases: Releases,
): ListedRemote[] {
  const release = chosen && releases.get(keyOf(chosen));
  if (!release) return [];
  const fallback = releases.get(fallbackOf.get(keyOf(chosen)) ?? '');
  return [{ ...listed(release), ...(fallback && { fallback: listed(fallback) }) }];
}

function listed({ base_url, release }: StoredRelease): ListedRelease {
  const { name, version, entry, container, files, routes, nav, slots, requires, owner } = release;
  const descriptor = { routes, nav, ...(slots && { slots }), requires, owner };
  return { name, version, base_url, entry, container, files, descriptor };
}

type Reader = { releases: Releases; visitor: Visitor | undefined };

// Strangers read that a part is off, not which colleague to impersonate on the telephone.
function paused(setting: RemoteSetting, chosen: Named | undefined, { releases, visitor }: Reader): PausedRemote[] {
  const { remote: name, disable_mode, message, until, changed_at } = setting;
  const changed_by = visitor ? setting.changed_by : null;
  const release = chosen && releases.get(keyOf(chosen))?.release;
  const { routes = [], nav = [] } = release ?? {};
  return [{ name, disable_mode, message, until, changed_by, changed_at, routes, nav }];
}
