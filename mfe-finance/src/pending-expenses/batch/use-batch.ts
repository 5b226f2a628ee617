import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { createBatch, type Batch, type BatchState } from './batch';
import type { Entry } from './batch-entry';
import { keptInTab } from './batch-storage';
import { totalsOf } from './batch-totals';

/** The batch of this screen, and the rows in the order that the grid shows them, with the one that has the focus. */
export type BatchScreen = {
  batch: Batch;
  shown: RefObject<{ rows: readonly ListedExpense[]; focused?: string }>;
  /** Opens the batch's form. */
  onPay: () => void;
};

export const BatchContext = createContext<BatchScreen | null>(null);

/** The batch of the screen around. */
export function useBatchScreen() {
  const screen = useContext(BatchContext);
  if (!screen) throw new Error('useBatchScreen is used outside of the bulk payment.');
  return screen;
}

/** The batch that this user has under way in this tab. */
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

/** What was done with an expense, if anything; only its own changes draw again. */
export function useEntry(uuid: string): Entry | undefined {
  const { batch } = useBatchScreen();
  return useSyncExternalStore(batch.subscribe, () => batch.state().entries.get(uuid));
}

/** A part of the batch; the part has to stay the same object while it does not change. */
export function useBatchPart<Part>(part: (state: BatchState) => Part): Part {
  const { batch } = useBatchScreen();
  return useSyncExternalStore(batch.subscribe, () => part(batch.state()));
}

/** The running totals. RM. */
export function useBatchTotals() {
  const entries = useBatchPart((state) => state.entries);
  return useMemo(() => totalsOf(entries), [entries]);
}
