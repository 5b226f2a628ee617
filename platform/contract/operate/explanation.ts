import type { RemoteNavEntry, RemoteRoute } from '../remote/remote';
import type { EnvironmentState } from './environment-state';
import { fillsOfPlace, type ListedRemote, type PausedRemote, type RemoteListing } from './listing';
import { misfits, type Page } from './page';
import { routeOfPath } from './route-of-path';

/** Whether a user holds the permission that a route or menu entry requires. */
export type IsGranted = (required: string) => boolean;

/** 'permission' if the user lacks it for a route or menu entry, else 'paused' if its remote is off, else 'open'. */
export function accessTo(
  { permission }: { permission: string },
  remote: ListedRemote | PausedRemote,
  isGranted: IsGranted,
) {
  if (!isGranted(permission)) return 'permission';
  return 'descriptor' in remote ? 'open' : 'paused';
}

/** The menu entries of listed remotes that the user has permission for. */
export const permittedNavEntries = (remotes: readonly ListedRemote[], isGranted: IsGranted): RemoteNavEntry[] =>
  remotes.flatMap((remote) => remote.descriptor.nav.filter((entry) => accessTo(entry, remote, isGranted) === 'open'));

/** A release that only other users get: through a rollout or, when this user is in a rollout, outside it. */
export type ReleaseForOthers = {
  name: string;
  version: string;
  /** The share of users that get it; null for everybody outside the rollout. */
  rollout: { percent: number; roles: number[] } | null;
  routes: RemoteRoute[];
  nav: RemoteNavEntry[];
};

/** Everything that decides what one user sees: `data` of `GET /api/v2/remotes/explanation`. */
export type RemoteExplanation = {
  user: { uuid: string; name: string };
  permissions: string[];
  /** The remotes as this user gets them. */
  listing: RemoteListing;
  for_others: ReleaseForOthers[];
};

/** An explanation without the user's name and permissions. */
export type Explainable = Pick<RemoteExplanation, 'listing' | 'for_others'>;

/**
 * The explanation of one remote in an environment, for its team: as a user with all permissions outside any rollout
 * gets it, in that environment's page. Null when unknown. An item of `GET /api/v2/remotes/{name}/explanation`.
 */
export type EnvironmentExplanation = Pick<EnvironmentState, 'environment' | 'connection'> & {
  explanation: (Explainable & { page: Page }) | null;
};

/** Why a user does or does not see a route or menu entry. */
export type Visibility =
  | { rule: 'visible' }
  | { rule: 'permission'; permission: string }
  | { rule: 'paused'; paused: PausedRemote }
  | { rule: 'incompatible'; reasons: string[] }
  | { rule: 'off in place' }
  | { rule: 'rollout'; release: ReleaseForOthers };

/** A menu entry, a page or a part of a page of a remote, with the rule that decides whether the user sees it. */
export type Explained = { remote: string; title: string; path: string; section?: string; visibility: Visibility };

/** The user and the page that an explanation is for: granted permissions and running versions. */
export type Viewer = Page & { isGranted: IsGranted };

function visibilityOf(
  thing: { permission: string },
  remote: ListedRemote | PausedRemote,
  { isGranted, ...page }: Viewer,
): Visibility {
  const rule = accessTo(thing, remote, isGranted);
  if (rule === 'permission') return { rule, permission: thing.permission };
  if (!('descriptor' in remote)) return { rule: 'paused', paused: remote };
  const reasons = misfits(remote, page);
  // The fallback release is used if it fits.
  const hasFallback = remote.fallback && misfits(remote.fallback, page).length === 0;
  return reasons.length > 0 && !hasFallback ? { rule: 'incompatible', reasons } : { rule: 'visible' };
}

type Entry<Thing> = { remote: string; thing: Thing; visibility: Visibility };

// The user's own remotes come first. Entries of other users' releases are added only where the user has none with the
// same path.
function entriesOf<Thing extends { path: string; permission: string }>(
  { listing, for_others }: Explainable,
  viewer: Viewer,
  of: (described: { routes: RemoteRoute[]; nav: RemoteNavEntry[] }) => readonly Thing[],
): Entry<Thing>[] {
  const own = [...listing.remotes, ...listing.paused].flatMap((remote) =>
    of('descriptor' in remote ? remote.descriptor : remote).map((thing) => ({
      remote: remote.name,
      thing,
      visibility: visibilityOf(thing, remote, viewer),
    })),
  );
  const others = for_others.flatMap((release) =>
    of(release)
      .filter((thing) => !own.some(({ remote, thing: { path } }) => remote === release.name && path === thing.path))
      .map((thing) => ({ remote: release.name, thing, visibility: { rule: 'rollout', release } as const })),
  );
  return [...own, ...others];
}

/** Every menu entry in menu order, with the rule that decides whether it is shown. */
export const explainMenu = (explanation: Explainable, viewer: Viewer): Explained[] =>
  entriesOf(explanation, viewer, ({ nav }) => nav)
    .sort((a, b) => a.thing.order - b.thing.order || a.thing.title.localeCompare(b.thing.title))
    .map(({ remote, thing: { title, path, section }, visibility }) => ({ remote, title, path, section, visibility }));

/** Every page, with the rule that decides whether it is shown. */
export const explainPages = (explanation: Explainable, viewer: Viewer): Explained[] =>
  entriesOf(explanation, viewer, ({ routes }) => routes.filter(({ module }) => module)).map(
    ({ remote, thing: { title, path }, visibility }) => ({ remote, title, path, visibility }),
  );

/**
 * The fills of listed remotes in places of other remotes' screens, with the rule that decides whether each is shown;
 * `path` is the place. Whether the surrounding screen is shown is explained by its own page.
 */
export function explainFills({ listing: { remotes } }: Explainable, viewer: Viewer): Explained[] {
  const slots = remotes.flatMap(({ descriptor }) => descriptor.slots ?? []);
  const places = [...new Set(slots.map(({ slot }) => slot))].sort();
  return places.flatMap((path) =>
    fillsOfPlace(path, remotes).map(({ remote, title, from, on, permission }) => {
      const visibility = visibilityOf({ permission }, from, viewer);
      const isSwitchedOff = !on && visibility.rule !== 'permission';
      return { remote, title, path, visibility: isSwitchedOff ? { rule: 'off in place' } : visibility };
    }),
  );
}

/** The page at an address, with the rule that decides whether it is shown; undefined when no remote has such a page. */
export function explainPath(pathname: string, explanation: Explainable, viewer: Viewer): Explained | undefined {
  const all = entriesOf(explanation, viewer, ({ routes }) => routes);
  // routeOfPath expects remotes, so each entry is passed as a remote with one route.
  const found = routeOfPath(pathname, {
    remotes: all.map((one) => ({ ...one, descriptor: { routes: [one.thing] } })),
  });
  if (!found) return undefined;
  const { redirect, title, path } = found.route;
  const { remote, visibility } = found.remote;
  // A user without the permission or the release of a redirect lands on /404 instead of following it.
  const leadsOn = visibility.rule !== 'permission' && visibility.rule !== 'rollout';
  if (redirect && redirect !== path && leadsOn) return explainPath(redirect, explanation, viewer);
  return { remote, title, path, visibility };
}
