import { failureOf, isTransient, LoadFailure } from '../failure/load-failure';
import { createStore } from '../store';

/** State of a load. During a retry, `after` is the previous failure. */
export type LoadState<Value> =
  | { status: 'idle' }
  | { status: 'loading'; after?: LoadFailure }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; failure: LoadFailure };

/** A value that is loaded once; failures are not cached. */
export type Loader<Value> = {
  state: () => LoadState<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Starts the load, or joins the one in progress; starts again after a failure. Never rejects. */
  start: () => Promise<void>;
};

export type Clock = { wait: (milliseconds: number) => Promise<void> };

const browserClock: Clock = { wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) };

// Pauses before the second and third attempt after a transient failure.
const QUICK_RETRIES_MS = [250, 1000];

// Time until Retry is offered.
const RETRY_PANEL_MS = 10_000;

type Options<Value> = {
  clock?: Clock;
  /** Loads a fallback after `load` has finally failed; undefined when there is none. */
  instead?: () => Promise<Value> | undefined;
  /** Called on every final failure of `load`, even if the fallback succeeds. */
  onFailure?: (failure: LoadFailure) => void;
};

/**
 * Creates a loader around `load`. Transient failures are retried twice, and after 10 s the load is treated as failed.
 */
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
        // A timeout has used up the time for retries, but the fallback can still be in time.
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
    // A load that finishes after the deadline still replaces the card with the screen.
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
