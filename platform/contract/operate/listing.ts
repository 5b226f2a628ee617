import type { RemoteFile, RemoteRelease } from '../release/release';
import type { RemoteCommand, RemoteNavEntry, RemoteRoute, RemoteSlotFill } from '../remote/remote';
import { arrange, type ArrangedPlace } from './arrangement';

/** Who answers for a listed remote; the contact is null to those who are not signed in. */
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
  /** Why it does not run in a page of the shell with these doors (`Doors.id`); absent when it does. */
  incompatible?: { doors: string; reasons: string[] };
};

/** One enabled remote: the release that the user gets, and the last good one before it for when that cannot be loaded. */
export type ListedRemote = ListedRelease & {
  fallback?: ListedRelease;
  /** How the environment arranges what is in its places; absent where nobody has. */
  places?: ArrangedPlace[];
};

/** A remote that is switched off: what its screens say instead, and what they were called. */
export type PausedRemote = {
  name: string;
  disable_mode: 'drain' | 'now';
  message: string | null;
  until: string | null;
  /** Who switched it off; null to those who are not signed in. */
  changed_by: string | null;
  changed_at: string;
  routes: RemoteRoute[];
  nav: RemoteNavEntry[];
  commands?: RemoteCommand[];
};

/** The registry's answer, `data` of `GET /api/v2/remotes`. */
export type RemoteListing = {
  environment: string;
  revision: number;
  remotes: ListedRemote[];
  paused: PausedRemote[];
};

/** A fill of a listed remote, as it is arranged in its place. */
export type ListedFill = RemoteSlotFill & { remote: string; on: boolean; from: ListedRemote };

/** The fills that listed remotes have for a place, in the order of the environment; also those that are switched off there. */
export function fillsOfPlace(place: string, remotes: readonly ListedRemote[]): ListedFill[] {
  const fills = remotes.flatMap((from) =>
    (from.descriptor.slots ?? [])
      .filter(({ slot }) => slot === place)
      .map((fill) => ({ ...fill, remote: from.name, from })),
  );
  const arrangement = remotes.flatMap(({ places = [] }) => places).find((one) => one.place === place);
  return arrange(fills, arrangement?.fills);
}
