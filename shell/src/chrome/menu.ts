import type { Permission, RemoteListing, RemoteNavEntry } from '@siteledger/shared-lib/domain';

/** A group of the side drawer with the entries that the user may open. */
export type MenuSection = { title: string; entries: RemoteNavEntry[] };

/**
 * The side drawer by sections: entries by order, sections by their first entry, only what the user may open.
 * Specification §2.
 */
export function menuOf({ remotes }: RemoteListing, can: (required: Permission) => boolean): MenuSection[] {
  const entries = remotes
    .flatMap((remote) => remote.descriptor.nav)
    .filter((entry) => can(entry.permission))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title));
  const titles = new Set(entries.map((entry) => entry.section));
  return [...titles].map((title) => ({ title, entries: entries.filter((entry) => entry.section === title) }));
}

const segments = (path: string) => path.split('/').filter(Boolean);

function commonSegments(one: string, other: string) {
  const [left, right] = [segments(one), segments(other)];
  const differs = left.findIndex((segment, index) => segment !== right[index]);
  return differs === -1 ? left.length : differs;
}

/** The entry that a path belongs to: `/projects/7` to `/projects/list`, as no other shares more of it. Null when none does. */
export function entryOf(sections: MenuSection[], pathname: string) {
  const entries = sections.flatMap((section) => section.entries);
  const shared = (entry: RemoteNavEntry) => commonSegments(pathname, entry.path);
  const nearest = entries.toSorted((a, b) => shared(b) - shared(a))[0];
  return nearest && (nearest.path === pathname || shared(nearest) > 0) ? nearest : null;
}
