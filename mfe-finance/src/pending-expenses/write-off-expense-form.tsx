import { errorMessage, type CallError } from '@siteledger/shared-lib/api';
import { canWriteOff, wholeNumber, writeOffSchema, type Expense } from '@siteledger/shared-lib/domain';
import { ChangedMeanwhile, Form, FormActions, SubmitButton, TextField } from '@siteledger/shared-lib/form';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Alert, Button, Day, Money, NoPermission, notify, StatusTag } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { useBulkPaymentWriteOffMutation } from './bulk-payment-api';
import './write-off-expense.css';

type Props = { expense: Expense; onClose: () => void };

const CONFLICT = 409;

// `version` is what the write-off is based on; it travels beside the body.
const schema = writeOffSchema.shape({ version: wholeNumber('Version') });

/** Why an expense is written off, under what is lost with it. Specification §5, Decision §4. */
export function WriteOffExpenseForm({ expense, onClose }: Props) {
  const { can } = usePermissions();
  const [writeOff, { error }] = useBulkPaymentWriteOffMutation();
  const { uuid, ref_no, version } = expense;
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => reason.current?.querySelector('input')?.focus(), []);
  if (!can('writeoff.manage')) return <NoPermission />;

  const onSubmit = async (values: { reason: string; version?: number | null }) => {
    await writeOff({ uuid, version: values.version ?? undefined, reason: values.reason }).unwrap();
    notify.success(`Successfully wrote off "${ref_no}"`);
    onClose();
  };

  return (
    <Form label="Write off" schema={schema} initialValues={{ reason: null, version }} onSubmit={onSubmit}>
      <dl className="write-off-facts">
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
        <dt>To be written off</dt>
        <dd>
          <strong>
            <Money value={expense.balance} />
          </strong>
        </dd>
      </dl>
      {canWriteOff(expense) ? (
        <div className="write-off-form" ref={reason}>
          <TextField name="reason" isWide />
        </div>
      ) : (
        <Alert type="info" showIcon title="The expense is already settled." />
      )}
      <ChangedMeanwhile message={conflictOf(error)} />
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        {canWriteOff(expense) && <SubmitButton danger>{`Write off ${ref_no}`}</SubmitButton>}
      </FormActions>
    </Form>
  );
}

// "Changed by {name} at {time}"; any other refusal says nothing about what changed.
function conflictOf(error: unknown) {
  const isConflict = (error as Partial<CallError> | undefined)?.status === CONFLICT;
  const message = isConflict ? errorMessage(error) : null;
  return typeof message === 'string' ? message : undefined;
}
