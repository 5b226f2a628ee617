import { Button, Money, WarningOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import type { BatchTotals } from '../batch/batch-totals';
import { fillBalances, fillDown } from '../batch/fill-rows';
import { SupplierTotals } from '../batch/supplier-totals';
import { useBatchPart, useBatchScreen, useBatchTotals } from '../batch/use-batch';
import './batch-panel.css';

const expensesWord = (count: number) => (count === 1 ? '1 expense' : `${count} expenses`);

/** Panel of the selection, always visible: number, sum, sums by supplier, and the button to pay. RM. */
export function BatchPanel() {
  const { batch, shown, onPay } = useBatchScreen();
  const totals = useBatchTotals();
  const attempt = useBatchPart((state) => state.attempt);
  const [isOpen, setOpen] = useState(false);
  const { count, sum, suppliers, wrong } = totals;
  const isBlocked = !attempt && (count === 0 || wrong.length > 0);
  return (
    <aside className="pay-panel" aria-label="Selected to pay" data-open={isOpen || undefined}>
      <div className="pay-panel-sum" role="status">
        <span>{`${expensesWord(count)} selected`}</span>
        <strong className="sl-one-line">
          <Money value={sum} />
        </strong>
      </div>
      <Marks totals={totals} />
      <div className="pay-panel-more">
        <SupplierTotals suppliers={suppliers} />
        {count > 0 && (
          <div className="pay-panel-tools">
            <Button size="small" title="Pay selected rows in full" onClick={() => fillBalances(batch)}>
              Full balance
            </Button>
            <Button
              size="small"
              title="Copy the last amount to the rows below (Ctrl+D)"
              onClick={() => fillDown(batch, shown.current.rows, shown.current.focused)}
            >
              Fill down
            </Button>
            <Button size="small" type="text" onClick={batch.clear}>
              Clear
            </Button>
          </div>
        )}
      </div>
      <div className="pay-panel-end">
        <Button className="pay-panel-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Less' : 'By supplier'}
        </Button>
        <Button type="primary" disabled={isBlocked} onClick={onPay}>
          {attempt ? 'Finish the payment' : count > 0 ? `Pay ${expensesWord(count)}` : 'Pay'}
        </Button>
      </div>
    </aside>
  );
}

// Number of rows with errors, with a link to them, and of rows with warnings.
function Marks({ totals: { wrong, warned } }: { totals: BatchTotals }) {
  const { batch } = useBatchScreen();
  const show = (uuids: string[]) => {
    batch.bringUp(uuids);
    requestAnimationFrame(() => focusFirst(uuids));
  };
  if (wrong.length + warned.length === 0) return null;
  return (
    <div className="pay-panel-marks">
      {wrong.length > 0 && (
        <button type="button" data-tone="danger" onClick={() => show(wrong)}>
          <WarningOutlined aria-hidden />
          {wrong.length === 1 ? '1 row has an error' : `${wrong.length} rows have errors`}
        </button>
      )}
      {warned.length > 0 && (
        <button type="button" data-tone="warning" onClick={() => show(warned)}>
          <WarningOutlined aria-hidden />
          {warned.length === 1 ? '1 row has a warning' : `${warned.length} rows have warnings`}
        </button>
      )}
    </div>
  );
}

function focusFirst(uuids: readonly string[]) {
  const messages = uuids.map((uuid) => `[aria-describedby="pay-${uuid}"]`).join();
  document.querySelector<HTMLElement>(messages)?.focus();
}
