import type { BatchPlace, BatchState } from './batch';
import type { Entry } from './batch-entry';

const WRITE_PAUSE_MS = 250;

type Kept = Omit<BatchState, 'entries'> & { entries: [string, Entry][] };

const nothing: BatchState = { entries: new Map(), onTop: [] };

function read(key: string): BatchState {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (!kept) return nothing;
    // Whoever reloads while a batch is under way does not see its answer.
    const openFor = kept.attempt?.openFor ?? 'unanswered';
    const attempt = kept.attempt && { ...kept.attempt, isUnderWay: false, openFor };
    return { ...kept, attempt, entries: new Map(kept.entries) };
  } catch {
    return nothing;
  }
}

function write(key: string, { entries, ...state }: BatchState) {
  const isEmpty = entries.size === 0 && !state.attempt && !state.head;
  if (isEmpty) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify({ ...state, entries: [...entries] } satisfies Kept));
}

/**
 * Keeps a user's batch in this tab, so that paging, leaving the screen or a reload loses nothing. Written when changes pause,
 * but at once when a batch is sent: its key has to outlive whatever happens next. `flush` writes what is still waiting.
 */
export function keptInTab(user: string): BatchPlace & { flush: () => void } {
  const key = `siteledger.bulk-payment.${user}`;
  let waiting: BatchState | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let attempt = read(key).attempt;

  const flush = () => {
    clearTimeout(timer);
    if (waiting) write(key, waiting);
    waiting = undefined;
  };

  return {
    read: () => read(key),
    write: (state) => {
      waiting = state;
      clearTimeout(timer);
      if (state.attempt === attempt) timer = setTimeout(flush, WRITE_PAUSE_MS);
      else flush();
      attempt = state.attempt;
    },
    flush,
  };
}
