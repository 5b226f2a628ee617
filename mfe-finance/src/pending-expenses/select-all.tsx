import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { useEffect, useRef } from 'react';
import { useBatchPart, useBatchScreen } from './use-batch';

type Props = { rows: readonly ListedExpense[] };

/** Ticks every row of the page, or unticks them all; in between it says that some are ticked. lists-and-search.md#the-table */
export function SelectAll({ rows }: Props) {
  const { batch } = useBatchScreen();
  const chosen = useBatchPart((state) => rows.filter(({ uuid }) => state.entries.get(uuid)?.isSelected).length);
  const box = useRef<HTMLInputElement>(null);
  const isPartly = chosen > 0 && chosen < rows.length;

  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all"
      disabled={rows.length === 0}
      checked={rows.length > 0 && chosen === rows.length}
      onChange={(event) => batch.select(rows, event.target.checked)}
    />
  );
}
