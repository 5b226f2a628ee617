import { usePermissions } from '@siteledger/shared-lib/permission';
import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { useIsNarrow, type RowsProps } from '@siteledger/shared-lib/table';
import { useEffect, useMemo } from 'react';
import type { BatchState } from '../batch/batch';
import { BatchPanel } from './batch-panel';
import { PaymentCards } from './payment-cards';
import { PaymentGrid } from './payment-grid';
import { useBatchPart, useBatchScreen } from '../batch/use-batch';

/** Rows of the bulk payment beside the running totals: a grid, or cards on a narrow screen. */
export function PaymentRows(props: RowsProps<ListedExpense>) {
  const { can } = usePermissions();
  const isNarrow = useIsNarrow();
  const rows = useRowsToShow(props.rows);
  const given = { ...props, rows, canWriteOff: can('writeoff.manage') };
  return (
    <div className="pay-layout">
      {isNarrow ? <PaymentCards {...given} /> : <PaymentGrid {...given} />}
      <BatchPanel />
    </div>
  );
}

// The page's rows, preceded by rows that need attention but are not on this page.
function useRowsToShow(page: ListedExpense[]) {
  const { batch, shown } = useBatchScreen();
  // A string, so that a key press in one row does not render the grid.
  const above = useBatchPart((state) =>
    JSON.stringify(aboveOf(state, page).map(({ uuid, version, balance }) => [uuid, version, balance])),
  );

  useEffect(() => batch.refresh(page), [batch, page]);

  const rows = useMemo(
    () => (above === NONE ? page : [...aboveOf(batch.state(), page), ...page]),
    [above, batch, page],
  );
  useEffect(() => {
    shown.current.rows = rows;
  }, [rows, shown]);
  return rows;
}

const NONE = '[]';

const aboveOf = ({ onTop, entries }: BatchState, page: readonly ListedExpense[]) =>
  onTop.flatMap((uuid) => {
    const entry = entries.get(uuid);
    return entry && !page.some((expense) => expense.uuid === uuid) ? [entry.expense] : [];
  });
