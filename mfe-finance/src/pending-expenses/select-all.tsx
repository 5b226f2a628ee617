import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { TickAll } from '@siteledger/shared-lib/table';
import { useBatchPart, useBatchScreen } from './use-batch';

type Props = { rows: readonly ListedExpense[] };

/** Ticks every row of the page for payment, or unticks them all. docs/domain/lists-and-search.md#the-table */
export function SelectAll({ rows }: Props) {
  const { batch } = useBatchScreen();
  const chosen = useBatchPart((state) => rows.filter(({ uuid }) => state.entries.get(uuid)?.isSelected).length);
  return <TickAll count={chosen} of={rows.length} onChange={(isTicked) => batch.select(rows, isTicked)} />;
}
