import { createHash } from 'node:crypto';
import {
  type ArrangedPlace,
  type EnvironmentName,
  type HostFacts,
  isBelow,
  type ListedRelease,
  type ListedRemote,
  type PausedRemote,
  type RemoteListing,
  type RemoteOwner,
  type RemoteRelease,
  type RemoteSetting,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { releaseForUser, type Visitor } from '../releases/release-for-user';
import { selectFallbacks } from '../store/stable-releases.queries';
import { selectReleasesByVersion, type StoredRelease } from '../store/releases.queries';
import { readSkew } from '../releases/read-skew';
import { releaseUrl } from '../releases/release-files';
import { selectSettings } from '../store/settings.queries';

type Named = { name: string; version: string };

const keyOf = ({ name, version }: Named) => `${name} ${version}`;

/** The registry's environment and its host facts. */
export type Installation = {
  environment: EnvironmentName;
  hostFacts: () => Promise<HostFacts>;
};

/**
 * The remotes of an environment as a user gets them (or a visitor before sign-in), the paused ones, and a tag that
 * changes with the answer. A remote that cannot run there states why.
 */
export async function readListing(db: Db, { environment, hostFacts }: Installation, visitor: Visitor | undefined) {
  const settings = await selectSettings(db, environment);
  const chosen = settings.map((setting) => ({
    name: setting.remote,
    version: releaseForUser(setting.remote, setting, visitor),
  }));
  const fallbacks = await selectFallbacks(db, environment, chosen);
  const standIns = fallbacks.map(({ name, fallback }) => ({ name, version: fallback }));
  const releases = await selectReleasesByVersion(db, [...chosen, ...standIns]);
  const fallbackOf = new Map(fallbacks.map((one) => [keyOf(one), keyOf({ ...one, version: one.fallback })]));
  const running = await hostFacts();
  const byKey = new Map(
    withoutDeveloperPages(environment, running, releases).map((release) => [keyOf(release), release]),
  );
  const reasonsAgainst = await readSkew(db, releases, running);
  const reader = { releases: byKey, visitor, doors: running.doors.id ?? '', reasonsAgainst };

  const listing: RemoteListing = {
    environment,
    revision: Math.max(0, ...settings.map(({ revision }) => revision)),
    remotes: settings.flatMap((setting, index) =>
      setting.enabled ? enabled(setting, chosen[index], { ...reader, fallbackOf }) : [],
    ),
    paused: settings.flatMap((setting, index) => (setting.enabled ? [] : paused(setting, chosen[index], reader))),
  };
  const etag = `"${createHash('sha256').update(JSON.stringify(listing)).digest('base64url')}"`;
  return { listing, etag };
}

/** Releases as shown to users of an environment: in production without the pages for developers. */
export function withoutDeveloperPages(
  environment: EnvironmentName,
  { host }: HostFacts,
  releases: readonly StoredRelease[],
) {
  const { developerPaths = [] } = host;
  if (environment !== 'production' || developerPaths.length === 0) return releases;
  const isShown = ({ path }: { path: string }) => !developerPaths.some((one) => isBelow(path, one));
  return releases.map((stored) => {
    const { routes, nav, commands } = stored.release;
    const release = {
      ...stored.release,
      routes: routes.filter(isShown),
      nav: nav.filter(isShown),
      ...(commands && { commands: commands.filter(isShown) }),
    };
    return { ...stored, release };
  });
}

type Reader = {
  releases: ReadonlyMap<string, StoredRelease>;
  visitor: Visitor | undefined;
  doors: string;
  reasonsAgainst: (release: StoredRelease) => string[];
};

function enabled(
  { places }: RemoteSetting,
  chosen: Named | undefined,
  { fallbackOf, ...reader }: Reader & { fallbackOf: ReadonlyMap<string, string> },
): ListedRemote[] {
  const { releases } = reader;
  const stored = chosen && releases.get(keyOf(chosen));
  if (!stored) return [];
  const fallback = releases.get(fallbackOf.get(keyOf(chosen)) ?? '');
  const arranged = arrangedIn(stored.release, places);
  return [
    {
      ...listed(stored, reader),
      ...(fallback && { fallback: listed(fallback, reader) }),
      ...(arranged.length > 0 && { places: arranged }),
    },
  ];
}

// Leaves out places that the release does not offer: they may belong to another remote now.
const arrangedIn = ({ places }: RemoteRelease, arranged: readonly ArrangedPlace[]) =>
  arranged.filter(({ place }) => places?.some(({ name }) => name === place) ?? true);

// Visitors who are not signed in see the responsible team, but not its contact.
const ownerFor = ({ team, contact }: RemoteOwner, visitor: Visitor | undefined) => ({
  team,
  contact: visitor ? contact : null,
});

function listed(stored: StoredRelease, { visitor, doors, reasonsAgainst }: Reader): ListedRelease {
  const { name, version, entry, container, files, routes, nav, commands, slots, requires, react } = stored.release;
  const owner = ownerFor(stored.release.owner, visitor);
  const descriptor = {
    ...{ routes, nav, requires, owner },
    ...(commands && { commands }),
    ...(slots && { slots }),
    ...(react && { react }),
  };
  const reasons = reasonsAgainst(stored);
  const incompatible = reasons.length > 0 && { incompatible: { doors, reasons } };
  const base_url = releaseUrl(name, version);
  return { name, version, base_url, entry, container, files, descriptor, ...incompatible };
}

// Before sign-in a visitor sees that a remote is off, but not who switched it off: a caller could pose as that
// colleague.
function paused(setting: RemoteSetting, chosen: Named | undefined, { releases, visitor }: Reader): PausedRemote[] {
  const { remote: name, disable_mode, message, until, changed_at } = setting;
  const changed_by = visitor ? setting.changed_by : null;
  const release = chosen && releases.get(keyOf(chosen))?.release;
  const { routes = [], nav = [], commands } = release ?? {};
  return [{ name, disable_mode, message, until, changed_by, changed_at, routes, nav, ...(commands && { commands }) }];
}
