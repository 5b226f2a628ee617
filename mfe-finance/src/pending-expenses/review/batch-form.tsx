import { paymentRecordHeadSchema, todayInKualaLumpur, type FieldMessages } from '@siteledger/shared-lib/domain';
import { DateField, DialogActions, Form, FormSection, TextAreaField, TextField } from '@siteledger/shared-lib/form';
import { Alert, Money } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { BankField } from '../../bank-field';
import type { BatchHead } from '../batch/batch';
import { useBatchPart, useBatchScreen, useBatchTotals } from '../batch/use-batch';

type Props = {
  refusals: FieldMessages;
  onNext: () => void;
};

/** Form for a batch's bank, date and cheque. docs/domain/payments.md#payment-records */
export function BatchForm({ refusals, onNext }: Props) {
  const { batch } = useBatchScreen();
  const head = useBatchPart((state) => state.head);
  const today = todayInKualaLumpur();
  const schema = useMemo(() => paymentRecordHeadSchema(today), [today]);
  const { count, sum, suppliers } = useBatchTotals();

  const onSubmit = async (values: BatchHead) => {
    batch.keepHead(values);
    await Promise.resolve();
    onNext();
  };

  return (
    <Form
      label="Payment"
      schema={schema}
      initialValues={head ?? { payment_date: today }}
      onSubmit={onSubmit}
      guardsLeaving="dialog"
    >
      <p className="pay-modal-sum">
        {count === 1 ? '1 expense' : `${count} expenses`} to{' '}
        {suppliers.length === 1 ? '1 supplier' : `${suppliers.length} suppliers`}
        <strong>
          <Money value={sum} />
        </strong>
      </p>
      <Refusals refusals={refusals} />
      <FormSection>
        <BankField />
        <DateField name="payment_date" />
        <TextField name="cheque_no" hint="Or transfer reference" />
        <TextAreaField name="remark" />
      </FormSection>
      <DialogActions>Review</DialogActions>
    </Form>
  );
}

function Refusals({ refusals }: { refusals: FieldMessages }) {
  const messages = Object.values(refusals).flat();
  if (messages.length === 0) return null;
  return <Alert type="error" title="The payment was refused." description={messages.join(' ')} />;
}
