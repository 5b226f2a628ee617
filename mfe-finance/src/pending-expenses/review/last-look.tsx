import { FormActions } from '@siteledger/shared-lib/form';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import { advanceWarnings, chequeIsUsed } from '@siteledger/shared-lib/domain';
import type { Attempt, BatchHead } from '../batch/batch';
import { LookFacts } from './look-facts';
import { OPEN_OUTCOMES } from './open-outcomes';
import { problemsOf } from '../batch/row-problems';
import { useBatchPart, useBatchTotals } from '../batch/use-batch';
import { useBulkPaymentChequesQuery } from '../bulk-payment-api';

type Props = { onSend: () => void; onBack: () => void; onClose: () => void };

/**
 * Review before paying: bank, cheque, payees and amounts. If the outcome of an attempt is open, shows that attempt
 * again.
 */
export function LastLook({ onSend, onBack, onClose }: Props) {
  const attempt = useBatchPart((state) => state.attempt);
  const kept = useBatchPart((state) => state.head) ?? {};
  const running = useBatchTotals();
  if (attempt)
    return (
      <div className="pay-look">
        <LookFacts head={attempt.body} totals={attempt.totals} />
        <SentOnce attempt={attempt} onSend={onSend} onClose={onClose} />
      </div>
    );
  return (
    <div className="pay-look">
      <LookFacts head={kept} totals={running} />
      <ChequeWarning head={kept} />
      <AdvanceWarning head={kept} />
      <RowWarnings warned={running.warned} />
      <FormActions>
        <Button onClick={onBack}>Back</Button>
        <Button type="primary" autoFocus onClick={onSend}>
          Pay now
        </Button>
      </FormActions>
    </div>
  );
}

type SentProps = { attempt: Attempt; onSend: () => void; onClose: () => void };

const SentOnce = ({ attempt: { isUnderWay, openFor }, onSend, onClose }: SentProps) => (
  <>
    {!isUnderWay && openFor && (
      <Alert type="error" title={OPEN_OUTCOMES[openFor].thisPayment} description={OPEN_OUTCOMES[openFor].whatToDo} />
    )}
    <FormActions>
      <Button disabled={isUnderWay} onClick={onClose}>
        Close
      </Button>
      <Button type="primary" loading={isUnderWay} onClick={onSend}>
        {isUnderWay ? 'Pay now' : 'Try again'}
      </Button>
    </FormActions>
  </>
);

const NAMED_MAX = 3;

// Shows the first few warnings with their expenses; the others are marked in the grid.
function RowWarnings({ warned }: { warned: readonly string[] }) {
  const entries = useBatchPart((state) => state.entries);
  const count = warned.length;
  if (count === 0) return null;
  const named = warned.slice(0, NAMED_MAX).flatMap((uuid) => entries.get(uuid) ?? []);
  return (
    <Alert
      type="warning"
      title={`${count === 1 ? '1 expense has a warning' : `${count} expenses have warnings`}. You can still pay.`}
      description={
        <ul className="pay-warned">
          {named.map((entry) => (
            <li key={entry.expense.uuid}>
              {entry.expense.ref_no}: {problemsOf(entry.expense, entry).warnings.join(' ')}
            </li>
          ))}
          {count > NAMED_MAX && <li>{count - NAMED_MAX} more</li>}
        </ul>
      }
    />
  );
}

/** Warning when the batch is dated far ahead of some expenses; Pay now confirms it. payments.md#one-payment */
function AdvanceWarning({ head: { payment_date } }: { head: BatchHead }) {
  const entries = useBatchPart((state) => state.entries);
  if (!payment_date) return null;
  const paid = [...entries.values()]
    .filter(({ isSelected }) => isSelected)
    .map(({ expense: { ref_no, invoice_date } }) => ({ name: ref_no, invoice_date }));
  const [warning] = advanceWarnings(payment_date, paid);
  return warning ? <Alert type="warning" title={warning} /> : null;
}

/**
 * Warning when the cheque number is already used. If it fails to load here, the server's response still includes it.
 * docs/domain/payments.md#payment-records
 */
function ChequeWarning({ head: { bank = '', cheque_no = '' } }: { head: BatchHead }) {
  const { data = [] } = useBulkPaymentChequesQuery({ bank, cheque_no });
  const same = data.filter((record) => record.cheque_no.toLowerCase() === cheque_no.toLowerCase());
  if (same.length === 0) return null;
  const records = same.map(({ record_no }) => record_no);
  return <Alert type="warning" title={chequeIsUsed(bank, cheque_no, records)} />;
}
