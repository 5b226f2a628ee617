import { failureOf, isTransient, LoadFailure } from '../failure/load-failure';
import { createStore } from '../store';

/** Where a load stands. While it is tried again, `after` is what went wrong before. */
export type LoadState<Value> =
  | { status: 'idle' }
  | { status: 'loading'; after?: LoadFailure }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; failure: LoadFailure };

/** Something that is loaded once, may fail any number of times, and never remembers a failure. */
export type Loader<Value> = {
  state: () => LoadState<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Starts the load, or joins the one under way; a failed one starts again. Never rejects. */
  start: () => Promise<void>;
};

/** Time as the loader sees it. */
export type Clock = { wait: (milliseconds: number) => Promise<void> };

const browserClock: Clock = { wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) };

// Pauses before the second and the third try of what may pass by itself.
const QUICK_RETRIES_MS = [250, 1000];

// After this long a retry is offered.
const RETRY_PANEL_MS = 10_000;

type Options<Value> = {
  clock?: Clock;
  /** Loads something else when `load` has failed for good; undefined when there is nothing. */
  instead?: () => Promise<Value> | undefined;
  /** Hears of every failure of `load`, also of one that `instead` makes good. */
  onFailure?: (failure: LoadFailure) => void;
};

/** A loader around `load`; transient failures are tried twice more, and after 10 s the load counts as failed. */
export function createLoader<Value>(
  load: () => Promise<Value>,
  { clock = browserClock, instead, onFailure }: Options<Value> = {},
): Loader<Value> {
  const store = createStore<LoadState<Value>>(() => ({ status: 'idle' }));
  let running: Promise<void> | null = null;

  function change(next: LoadState<Value>) {
    if (store.read().status === 'ready') return;
    store.set(next);
  }

  async function tries(isLate: () => boolean): Promise<Value> {
    for (const pause of [...QUICK_RETRIES_MS, null]) {
      try {
        return await load();
      } catch (error) {
        const failure = await failureOf(error);
        const isLast = pause === null || isLate() || !isTransient(failure);
        // One that hung has used up the time of the others; what there is instead can still be in time.
        const other = isLast || failure.kind === 'timeout' ? instead?.() : undefined;
        if (isLast || other) return giveUp(failure, other);
        await clock.wait(pause);
      }
    }
    throw new LoadFailure('network');
  }

  async function giveUp(failure: LoadFailure, other: Promise<Value> | undefined): Promise<Value> {
    onFailure?.(failure);
    if (!other) throw failure;
    return other.catch(() => {
      throw failure;
    });
  }

  async function run() {
    let late = false;
    // What arrives after the deadline is still welcome: the card gives way to the screen.
    const loaded = tries(() => late).then((value) => change({ status: 'ready', value }));
    const deadline = clock.wait(RETRY_PANEL_MS).then(() => {
      late = true;
      throw new LoadFailure('timeout');
    });
    deadline.catch(() => undefined);
    loaded.catch(() => undefined);
    try {
      await Promise.race([loaded, deadline]);
    } catch (error) {
      change({ status: 'failed', failure: error as LoadFailure });
    }
  }

  function start() {
    const state = store.read();
    if (state.status === 'ready') return Promise.resolve();
    if (!running) {
      change({ status: 'loading', ...(state.status === 'failed' && { after: state.failure }) });
      running = run().finally(() => (running = null));
    }
    return running;
  }

  return {
    state: store.read,
    subscribe: store.subscribe,
    start,
  };
}
