import { FormActions } from '@siteledger/shared-lib/form';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import type { Attempt } from './batch';
import { AdvanceWarning } from './advance-warning';
import { ChequeWarning } from './cheque-warning';
import { LookFacts } from './look-facts';
import { OPEN_OUTCOMES } from './open-outcomes';
import { problemsOf } from './row-problems';
import { useBatchPart, useBatchTotals } from './use-batch';

type Props = { onSend: () => void; onBack: () => void; onClose: () => void };

/** What is about to be paid: from which bank and with which cheque, to whom, how much. After a try whose outcome is open, the same try. */
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

// The first few in full, each with its expense; the others are marked in the grid.
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
