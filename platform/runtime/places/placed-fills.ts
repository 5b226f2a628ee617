import {
  fillsOfPlace,
  type IsGranted,
  type ListedFill,
  type ListedRemote,
  type RemoteListing,
} from '@siteledger/platform/contract';
import type { FillsOf } from '@siteledger/platform/places';
import type { LoaderOf } from '../loader/remote-loaders';
import { createStore } from '../store';
import { hasFailedFill, slotFills } from './slot-fills';

/** The listing and the user's permissions, which decide the visible fills. */
type InForce = { listing: RemoteListing; isGranted: IsGranted };

type Given = {
  loaderOf: LoaderOf;
  /** Keeps the text typed on the current screen. */
  keepTyped: () => void;
  /** Resolves when no save is in progress, so that a fill can be removed. */
  savesSettled: () => Promise<void>;
};

/** The fills in the places of the current screen. */
export type PlacedFills = {
  current: () => FillsOf;
  subscribe: (listener: () => void) => () => void;
  /** Applies another listing or other permissions; resolves when the fills that must go are removed. */
  update: (listing: RemoteListing, isGranted: IsGranted) => Promise<void>;
  /** Called when the user leaves the screen: the next one uses the fills now in force. */
  screenLeft: () => void;
};

const isDrained = ({ name }: ListedRemote, { paused }: RemoteListing) =>
  paused.some((one) => one.name === name && one.disable_mode === 'drain');

function fillsSeen({ listing: { remotes }, isGranted }: InForce): ListedFill[] {
  const places = new Set(remotes.flatMap(({ descriptor }) => (descriptor.slots ?? []).map(({ slot }) => slot)));
  return [...places]
    .flatMap((place) => fillsOfPlace(place, remotes))
    .filter(({ on, permission }) => on && isGranted(permission));
}

// A fill that moves to another release is removed and rendered again.
function takesAway(before: InForce, after: InForce) {
  const keyOf = ({ slot, id, from }: ListedFill) => `${slot} ${id} ${from.container}`;
  const left = new Set(fillsSeen(after).map(keyOf));
  return fillsSeen(before).some((fill) => !left.has(keyOf(fill)));
}

/**
 * The fills of the places on a page that follows the registry. Until the user leaves a screen, it keeps the fills that
 * it was opened with: those of the same release, and of a draining remote. Fills that are switched off with `now`, in
 * their place or with their remote, or that the user no longer has permission for, are removed after the running save,
 * and text typed in them is kept. A failed fill is replaced by another release immediately.
 * docs/remotes.md#places-in-other-screens
 */
export function placedFills(first: InForce, { loaderOf, keepTyped, savesSettled }: Given): PlacedFills {
  let inForce = first;
  let shown = first;
  const drawn = ({ listing, isGranted }: InForce) => slotFills(listing, isGranted, loaderOf);
  const fills = createStore(() => drawn(first));

  function show(next: InForce) {
    shown = next;
    fills.set(drawn(next));
  }

  const isAtWork = (remote: ListedRemote) => {
    const state = loaderOf(remote).state();
    return state.status === 'ready' && !hasFailedFill(state.value);
  };

  // The environment's order and switches of a place always apply, whichever release offers it.
  function held({ listing, isGranted }: InForce): InForce {
    const atWork = shown.listing.remotes.filter(isAtWork);
    const remotes = listing.remotes.map((remote) => {
      const kept = atWork.find(({ name }) => name === remote.name);
      return kept ? { ...kept, places: remote.places ?? [] } : remote;
    });
    const drained = atWork.filter((remote) => isDrained(remote, listing));
    return { listing: { ...listing, remotes: [...remotes, ...drained] }, isGranted };
  }

  async function update(listing: RemoteListing, isGranted: IsGranted) {
    if (listing === inForce.listing && isGranted === inForce.isGranted) return;
    const next = { listing, isGranted };
    inForce = next;
    if (takesAway(shown, held(next))) {
      await savesSettled();
      // A later change has superseded this one and removes what must go.
      if (inForce !== next) return;
      keepTyped();
    }
    show(held(next));
  }

  return { current: fills.read, subscribe: fills.subscribe, update, screenLeft: () => show(inForce) };
}
