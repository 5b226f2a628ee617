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
import { hasFallen, slotFills } from './slot-fills';

/** What decides which fills a user sees: the listing, and what they may open. */
type InForce = { listing: RemoteListing; isGranted: IsGranted };

type Given = {
  loaderOf: LoaderOf;
  /** Keeps what is typed on the screen that is shown. */
  keepTyped: () => void;
  /** Resolves when no save is on its way, so that a fill can be taken away. */
  savesSettled: () => Promise<void>;
};

/** What is in the places of the screen that is shown. */
export type PlacedFills = {
  current: () => FillsOf;
  subscribe: (listener: () => void) => () => void;
  /** Takes over another listing, or other rights; resolves when what has to go is gone. */
  update: (listing: RemoteListing, isGranted: IsGranted) => Promise<void>;
  /** The screen has been left: the next one's places are filled by what is in force now. */
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

// A fill that another release draws is taken away as well, and drawn again.
function takesAway(before: InForce, after: InForce) {
  const keyOf = ({ slot, id, from }: ListedFill) => `${slot} ${id} ${from.container}`;
  const left = new Set(fillsSeen(after).map(keyOf));
  return fillsSeen(before).some((fill) => !left.has(keyOf(fill)));
}

/**
 * The fills of the places on a page that follows the registry. A screen keeps those that it was opened with until it is left:
 * of the same release, and of a remote that is being drained. What is switched off now, in its place or with its remote, and
 * what is not the user's any more goes when the running save has settled, and what was typed in it is kept. A fill that
 * failed gives way to another release at once. docs/remotes.md#places-in-other-screens
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
    return state.status === 'ready' && !hasFallen(state.value);
  };

  // The order of a place and its switches are the environment's, whichever release offers it.
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
      // Another change has come meanwhile, and takes away what has to go.
      if (inForce !== next) return;
      keepTyped();
    }
    show(held(next));
  }

  return { current: fills.read, subscribe: fills.subscribe, update, screenLeft: () => show(inForce) };
}
