import { permittedNavEntries, type RemoteListing, type RemoteNavEntry } from '@siteledger/platform/contract';
import { matchPath } from '@siteledger/shared-lib/router';

/** A section of the side drawer with the entries that the user may open. */
export type MenuSection = { title: string; entries: RemoteNavEntry[] };

/**
 * The sections of the side drawer: entries sorted by order, sections by their first entry, only those the user may
 * open. docs/domain/roles-and-permissions.md#the-menu
 */
export function menuOf({ remotes }: RemoteListing, can: (required: string) => boolean): MenuSection[] {
  const entries = permittedNavEntries(remotes, can).sort((a, b) => a.order - b.order || a.title.localeCompare(b.title));
  const titles = new Set(entries.map((entry) => entry.section));
  return [...titles].map((title) => ({ title, entries: entries.filter((entry) => entry.section === title) }));
}

const segments = (path: string) => path.split('/').filter(Boolean);

function commonSegments(one: string, other: string) {
  const [left, right] = [segments(one), segments(other)];
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

// The remote of the start page may have further paths beside "/", such as tabs.
function belongsToStart({ remotes }: RemoteListing, pathname: string) {
  const start = remotes.find(({ descriptor }) => descriptor.nav.some(({ path }) => path === '/'));
  return start?.descriptor.routes.some(({ path }) => matchPath(path, pathname)) ?? false;
}

/**
 * The menu entry of a path: `/projects/list` for `/projects/7`, because it shares the most segments. Otherwise the
 * start page, if its remote serves the path, or null.
 */
export function entryOf(listing: RemoteListing, sections: MenuSection[], pathname: string) {
  const entries = sections.flatMap((section) => section.entries);
  const shared = (entry: RemoteNavEntry) => commonSegments(pathname, entry.path);
  const nearest = entries.toSorted((a, b) => shared(b) - shared(a))[0];
  if (nearest && shared(nearest) > 0) return nearest;
  return (belongsToStart(listing, pathname) && entries.find(({ path }) => path === '/')) || null;
}
