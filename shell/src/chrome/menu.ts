import { openEntries, type RemoteListing, type RemoteNavEntry } from '@siteledger/platform/contract';
import { matchPath } from '@siteledger/shared-lib/router';

/** A group of the side drawer with the entries that the user may open. */
export type MenuSection = { title: string; entries: RemoteNavEntry[] };

/**
 * The side drawer by sections: entries by order, sections by their first entry, only what the user may open.
 * docs/domain/roles-and-permissions.md#the-menu
 */
export function menuOf({ remotes }: RemoteListing, can: (required: string) => boolean): MenuSection[] {
  const entries = openEntries(remotes, can).sort((a, b) => a.order - b.order || a.title.localeCompare(b.title));
  const titles = new Set(entries.map((entry) => entry.section));
  return [...titles].map((title) => ({ title, entries: entries.filter((entry) => entry.section === title) }));
}

const segments = (path: string) => path.split('/').filter(Boolean);

function commonSegments(one: string, other: string) {
  const [left, right] = [segments(one), segments(other)];
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

// Who brings the start page may give it parts with paths beside it, such as tabs.
function belongsToStart({ remotes }: RemoteListing, pathname: string) {
  const start = remotes.find(({ descriptor }) => descriptor.nav.some(({ path }) => path === '/'));
  return start?.descriptor.routes.some(({ path }) => matchPath(path, pathname)) ?? false;
}

/**
 * The entry that a path belongs to: `/projects/7` to `/projects/list`, as no other shares more of it, or the start page that
 * comes from the same remote. Null when none does.
 */
export function entryOf(listing: RemoteListing, sections: MenuSection[], pathname: string) {
  const entries = sections.flatMap((section) => section.entries);
  const shared = (entry: RemoteNavEntry) => commonSegments(pathname, entry.path);
  const nearest = entries.toSorted((a, b) => shared(b) - shared(a))[0];
  if (nearest && shared(nearest) > 0) return nearest;
  return (belongsToStart(listing, pathname) && entries.find(({ path }) => path === '/')) || null;
}
