import { advanceWarnings } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';
import type { BatchHead } from './batch';
import { useBatchPart } from './use-batch';

/** That the batch is dated far ahead of some of its expenses, if it is; Pay now confirms it. payments.md#one-payment */
export function AdvanceWarning({ head: { payment_date } }: { head: BatchHead }) {
  const entries = useBatchPart((state) => state.entries);
  if (!payment_date) return null;
  const paid = [...entries.values()]
    .filter(({ isSelected }) => isSelected)
    .map(({ expense: { ref_no, invoice_date } }) => ({ name: ref_no, invoice_date }));
  const [warning] = advanceWarnings(payment_date, paid);
  return warning ? <Alert type="warning" title={warning} /> : null;
}
