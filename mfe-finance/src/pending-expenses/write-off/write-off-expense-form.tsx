import type { Expense } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Day, NoPermission, notify, StatusTag } from '@siteledger/shared-lib/ui';
import { WriteOffForm } from '../../write-off-form';
import { useBulkPaymentWriteOffMutation } from '../bulk-payment-api';

type Props = { expense: Expense; onClose: () => void };

/** Form to write off an expense's open balance, with a reason. docs/domain/payments.md#write-offs */
export function WriteOffExpenseForm({ expense, onClose }: Props) {
  const { can } = usePermissions();
  const [writeOff, { error }] = useBulkPaymentWriteOffMutation();
  const { uuid, ref_no } = expense;
  if (!can('writeoff.manage')) return <NoPermission />;

  return (
    <WriteOffForm
      name={ref_no}
      document={expense}
      error={error}
      onClose={onClose}
      onWriteOff={async (body, version) => {
        await writeOff({ uuid, version, body }).unwrap();
        notify.success(`Bill ${ref_no} written off.`);
        onClose();
      }}
      facts={
        <>
          <dt>Supplier</dt>
          <dd>{expense.contractor_name}</dd>
          <dt>Project</dt>
          <dd>{expense.project.name}</dd>
          <dt>Due Date</dt>
          <dd>
            <Day value={expense.due_date} />
          </dd>
          <dt>Status</dt>
          <dd>
            <StatusTag status={expense.status} />
          </dd>
        </>
      }
    />
  );
}
