import { CallState } from '@siteledger/shared-lib/api';
import { Modal } from '@siteledger/shared-lib/ui';
import { useLocation, useNavigate, useParams } from '@siteledger/shared-lib/router';
import { useBulkPaymentExpenseQuery } from '../bulk-payment-api';
import { WriteOffExpenseForm } from './write-off-expense-form';

/**
 * Dialog to write off an expense, over the list of pending ones; leaving its path closes it.
 * docs/domain/screens.md#routes
 */
export function WriteOffExpenseModal() {
  const { uuid = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: expense, error, refetch } = useBulkPaymentExpenseQuery(uuid);
  const close = () => void navigate({ pathname: '/bulk-payment/pending-expenses', search }, { replace: true });
  return (
    <Modal open title={expense ? `Write off ${expense.ref_no}` : 'Write off'} footer={null} onCancel={close}>
      {expense ? (
        <WriteOffExpenseForm expense={expense} onClose={close} />
      ) : (
        <CallState error={error} onRetry={refetch} />
      )}
    </Modal>
  );
}
