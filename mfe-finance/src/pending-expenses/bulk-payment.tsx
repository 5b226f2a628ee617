import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { ImportButton } from '@siteledger/shared-lib/records';
import { DataTable, type AnyList } from '@siteledger/shared-lib/table';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { bulkPaymentApi } from './bulk-payment-api';
import './bulk-payment.css';
import { paymentColumns } from './grid/expense-columns';
import { OPEN_OUTCOMES } from './review/open-outcomes';
import { NewBillLink } from './new-bill-link';
import { PayModal } from './review/pay-modal';
import { PaymentRows } from './grid/payment-rows';
import { BatchContext, useBatchPart, useKeptBatch } from './batch/use-batch';

type Props = { list: AnyList; filters: ReactNode };

/** Pays many suppliers at once: grid, running totals, and the batch's form. screens.md#routes */
export function BulkPayment({ list, filters }: Props) {
  const batch = useKeptBatch();
  const shown = useRef<{ rows: readonly ListedExpense[]; focused?: string }>({ rows: [] });
  const [isPaying, setPaying] = useState(false);
  const screen = useMemo(() => ({ batch, shown, onPay: () => setPaying(true) }), [batch]);
  return (
    <BatchContext value={screen}>
      {!isPaying && <OpenOutcome onOpen={screen.onPay} />}
      <DataTable<ListedExpense>
        name="Pending expenses"
        list={list}
        endpoint={bulkPaymentApi.endpoints.bulkPaymentExpenses}
        columns={paymentColumns}
        columnsKey="bulk-payment"
        filters={filters}
        look={PaymentRows}
        actions={
          <>
            <ImportButton entity="expense" />
            <NewBillLink />
          </>
        }
        nextStep={
          <>
            <p>No expenses to pay. Open bills are listed here.</p>
            <NewBillLink />
          </>
        }
        exportName="pending-expenses.xlsx"
      />
      {isPaying && <PayModal onClose={() => setPaying(false)} />}
    </BatchContext>
  );
}

// Reminder of a batch with an open outcome, after its dialog was closed or the tab reloaded.
function OpenOutcome({ onOpen }: { onOpen: () => void }) {
  const attempt = useBatchPart((state) => state.attempt);
  if (!attempt) return null;
  const { lastPayment, whatToDo } = OPEN_OUTCOMES[attempt.openFor ?? 'unanswered'];
  return (
    <Alert
      className="pay-open-outcome"
      type="warning"
      title={lastPayment}
      description={`Finish it first. ${whatToDo}`}
      action={<Button onClick={onOpen}>Finish the payment</Button>}
    />
  );
}
