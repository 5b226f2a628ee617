import type { PausedRemote, RemoteListing } from '@siteledger/platform/contract';
import { buildListing, buildPausedRemote } from '@siteledger/platform/testing';
import { nameOf, remote, wordOf } from './remotes';

const paused = (name: string, disable_mode: PausedRemote['disable_mode']) =>
  buildPausedRemote({
    name: nameOf(name),
    disable_mode,
    routes: remote(name).descriptor.routes,
  });

/** The registry before any change. */
export const FIRST = buildListing(remote('admin'), remote('parties'), remote('reports'));
const without = (name: string, mode: PausedRemote['disable_mode']): RemoteListing => ({
  ...FIRST,
  remotes: FIRST.remotes.filter((one) => wordOf(one) !== name),
  paused: [paused(name, mode)],
});

/** Changes of the registry, each undone or followed by the next; the form belongs to mfe-parties. */
export const CHANGES: Record<string, RemoteListing> = {
  'a remote before it is switched off': without('admin', 'now'),
  'a remote before it is drained': without('admin', 'drain'),
  'its own remote is switched off': without('parties', 'now'),
  'its own remote is drained': without('parties', 'drain'),
  'a new remote joins before it': { ...FIRST, remotes: [remote('cranes'), ...FIRST.remotes] },
  'the remotes come in another order': { ...FIRST, remotes: [...FIRST.remotes].reverse() },
  'another remote has a new release': buildListing(remote('admin', '2'), remote('parties'), remote('reports')),
  'its own remote has a new release': buildListing(remote('admin'), remote('parties', '2'), remote('reports')),
  'its own remote goes back to an older release': buildListing(
    remote('admin'),
    remote('parties', '0'),
    remote('reports'),
  ),
  'the remote around its place has a new release': buildListing(
    remote('admin'),
    remote('parties'),
    remote('reports', '2'),
  ),
  'the remote around its place is drained': without('reports', 'drain'),
  'it is switched off in its place': buildListing(remote('admin'), remote('parties'), remote('reports', '1', false)),
};

/** Whether a remote does not run. */
export const isMissing = ({ remotes }: RemoteListing, name: string) => !remotes.some((one) => wordOf(one) === name);

/** Whether the place and its fill exist for a user who opens the screen now. */
export const isFilled = (listing: RemoteListing) =>
  !isMissing(listing, 'reports') &&
  !isMissing(listing, 'parties') &&
  listing.remotes.every(({ places = [] }) => places.every(({ fills }) => fills.every(({ on }) => on)));
