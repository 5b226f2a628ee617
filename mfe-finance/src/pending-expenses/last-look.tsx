import { FormActions } from '@siteledger/shared-lib/form';
import { Alert, Button } from '@siteledger/shared-lib/ui';
import type { Attempt } from './batch';
import { AdvanceWarning } from './advance-warning';
import { ChequeWarning } from './cheque-warning';
import { LookFacts } from './look-facts';
import { OPEN_OUTCOMES } from './open-outcomes';
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
      <RowWarnings count={running.warned.length} />
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

function RowWarnings({ count }: { count: number }) {
  if (count === 0) return null;
  const title = count === 1 ? '1 expense has a warning.' : `${count} expenses have warnings.`;
  const description = `See ${count === 1 ? 'its row' : 'their rows'}. You can still pay.`;
  return <Alert type="warning" title={title} description={description} />;
}
