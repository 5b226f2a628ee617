import { keep, keptJson } from '@siteledger/platform/contract';
import { keepSurely } from '@siteledger/shared-lib/session';
import type { BatchStorage, BatchState } from './batch';
import type { Entry } from './batch-entry';

const WRITE_PAUSE_MS = 250;

type Kept = Omit<BatchState, 'entries'> & { entries: [string, Entry][] };

const nothing: BatchState = { entries: new Map(), onTop: [] };

function read(key: string): BatchState {
  const kept = keptJson(sessionStorage, key, isKept);
  if (!kept) return nothing;
  // After a reload while a batch was being sent, its response is unknown.
  const openFor = kept.attempt?.openFor ?? 'unanswered';
  const attempt = kept.attempt && { ...kept.attempt, isUnderWay: false, openFor };
  return { ...kept, attempt, entries: new Map(kept.entries) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isKept(value: unknown): value is Kept {
  const { entries, onTop, head, attempt } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return (
    Array.isArray(entries) &&
    entries.every((pair) => Array.isArray(pair) && typeof pair[0] === 'string' && isObject(pair[1])) &&
    Array.isArray(onTop) &&
    (head === undefined || isObject(head)) &&
    (attempt === undefined || (isObject(attempt) && 'body' in attempt && isObject(attempt.body)))
  );
}

function write(key: string, { entries, ...state }: BatchState) {
  const isEmpty = entries.size === 0 && !state.attempt && !state.head;
  if (isEmpty) return sessionStorage.removeItem(key);
  const kept = JSON.stringify({ ...state, entries: [...entries] } satisfies Kept);
  if (state.attempt) keepSurely(sessionStorage, key, kept);
  else keep(sessionStorage, key, kept);
}

/**
 * Stores a user's batch in this tab, so that paging, leaving the screen or a reload loses nothing. Writes are
 * debounced, but immediate when a batch is sent, because its key must survive whatever happens next. `flush` writes
 * pending changes.
 */
export function keptInTab(user: string): BatchStorage & { flush: () => void } {
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
