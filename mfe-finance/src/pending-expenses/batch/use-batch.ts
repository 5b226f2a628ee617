import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { createBatch, type Batch, type BatchState } from './batch';
import type { Entry } from './batch-entry';
import { keptInTab } from './batch-storage';
import { totalsOf } from './batch-totals';

/** The screen's batch, and the grid's rows in their shown order with the focused one. */
export type BatchScreen = {
  batch: Batch;
  shown: RefObject<{ rows: readonly ListedExpense[]; focused?: string }>;
  onPay: () => void;
};

export const BatchContext = createContext<BatchScreen | null>(null);

/** The surrounding screen's batch. */
export function useBatchScreen() {
  const screen = useContext(BatchContext);
  if (!screen) throw new Error('useBatchScreen is used outside of the bulk payment.');
  return screen;
}

/** The user's batch stored in this tab. */
export function useKeptBatch(): Batch {
  const { data: user } = useUserDetailsQuery();
  const owner = user?.uuid ?? '';
  const place = useMemo(() => keptInTab(owner), [owner]);
  const batch = useMemo(() => createBatch(place), [place]);
  useEffect(() => {
    window.addEventListener('pagehide', place.flush);
    return () => {
      window.removeEventListener('pagehide', place.flush);
      place.flush();
    };
  }, [place]);
  return batch;
}

/** State of an expense in the batch, if any; only its own changes cause a render. */
export function useEntry(uuid: string): Entry | undefined {
  const { batch } = useBatchScreen();
  return useSyncExternalStore(batch.subscribe, () => batch.state().entries.get(uuid));
}

/** A part of the batch; `part` must return the same object while nothing changes. */
export function useBatchPart<Part>(part: (state: BatchState) => Part): Part {
  const { batch } = useBatchScreen();
  return useSyncExternalStore(batch.subscribe, () => part(batch.state()));
}

/** Running totals. RM. */
export function useBatchTotals() {
  const entries = useBatchPart((state) => state.entries);
  return useMemo(() => totalsOf(entries), [entries]);
}
