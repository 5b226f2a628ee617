import type { RemoteFile, RemoteRelease } from '../release/release';
import type { RemoteCommand, RemoteNavEntry, RemoteRoute, RemoteSlotFill } from '../remote/remote';
import { arrange, type ArrangedPlace } from './arrangement';

/** The team that owns a listed remote; the contact is null for users who are not signed in. */
export type ListedOwner = { team: string; contact: string | null };

/** One release as the registry lists it; files are served below `base_url`. */
export type ListedRelease = {
  name: string;
  version: string;
  base_url: string;
  entry: string;
  container: string;
  files: RemoteFile[];
  descriptor: Pick<RemoteRelease, 'routes' | 'nav' | 'commands' | 'slots' | 'requires' | 'react'> & {
    owner: ListedOwner;
  };
  /** Why it does not run in a page of the shell with these doors (`Doors.id`); absent when it runs. */
  incompatible?: { doors: string; reasons: string[] };
};

/** An enabled remote: the release that the user gets, and the last stable one before it as fallback. */
export type ListedRemote = ListedRelease & {
  fallback?: ListedRelease;
  /** How the environment arranges its places; absent when nobody has arranged them. */
  places?: ArrangedPlace[];
};

/** A remote that is switched off: the message shown on its screens, and their titles. */
export type PausedRemote = {
  name: string;
  disable_mode: 'drain' | 'now';
  message: string | null;
  until: string | null;
  /** The user who switched it off; null for users who are not signed in. */
  changed_by: string | null;
  changed_at: string;
  routes: RemoteRoute[];
  nav: RemoteNavEntry[];
  commands?: RemoteCommand[];
};

/** The registry's listing: `data` of `GET /api/v2/remotes`. */
export type RemoteListing = {
  environment: string;
  revision: number;
  remotes: ListedRemote[];
  paused: PausedRemote[];
};

/** A fill of a listed remote, as arranged in its place. */
export type ListedFill = RemoteSlotFill & { remote: string; on: boolean; from: ListedRemote };

/** The fills of listed remotes for a place in the environment's order, including those switched off there. */
export function fillsOfPlace(place: string, remotes: readonly ListedRemote[]): ListedFill[] {
  const fills = remotes.flatMap((from) =>
    (from.descriptor.slots ?? [])
      .filter(({ slot }) => slot === place)
      .map((fill) => ({ ...fill, remote: from.name, from })),
  );
  const arrangement = remotes.flatMap(({ places = [] }) => places).find((one) => one.place === place);
  return arrange(fills, arrangement?.fills);
}
