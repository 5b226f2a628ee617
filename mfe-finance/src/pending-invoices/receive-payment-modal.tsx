import {
  advanceWarnings,
  canWriteOff,
  receiptSchema,
  todayInKualaLumpur,
  type InvoiceDetails,
  type PaymentInput,
} from '@siteledger/shared-lib/domain';
import { DateField, DialogActions, Form, FormSection, MoneyField, TextField } from '@siteledger/shared-lib/form';
import { confirmDialog, EmptyState, Money, notify } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { BankField } from '../bank-field';
import '../document-facts.css';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceModal } from './invoice-modal';
import { usePendingInvoicesReceiveMutation } from './pending-invoices-api';

/** Dialog to record a client's payment of all or part of an invoice's balance. docs/domain/payments.md#one-payment */
export const ReceivePaymentModal = () => (
  <InvoiceModal title="Receive payment">
    {(invoice, close) =>
      canWriteOff(invoice) ? (
        <ReceivePaymentForm invoice={invoice} onClose={close} />
      ) : (
        <EmptyState title={`"${invoice.invoice_no}" is already settled.`} />
      )
    }
  </InvoiceModal>
);

// A date far ahead of the invoice is an advance payment or a typing error, so the user confirms it.
async function isMeant({ invoice_no, invoice_date }: InvoiceDetails, { payment_date }: PaymentInput) {
  const [warning] = advanceWarnings(payment_date, [{ name: invoice_no, invoice_date }]);
  if (!warning) return true;
  return confirmDialog({ title: 'Is this an advance payment?', content: warning, okText: 'Receive payment' });
}

type Props = { invoice: InvoiceDetails; onClose: () => void };

function ReceivePaymentForm({ invoice, onClose }: Props) {
  const { uuid, invoice_no, balance } = invoice;
  const [receive] = usePendingInvoicesReceiveMutation();
  const schema = useMemo(() => receiptSchema(balance), [balance]);

  return (
    <Form
      label={`Payment of ${invoice_no}`}
      schema={schema}
      initialValues={{ invoice_uuid: uuid, payment_date: todayInKualaLumpur(), payment_amt: balance }}
      onSubmit={async (body) => {
        if (!(await isMeant(invoice, body))) return;
        await receive(body).unwrap();
        notify.success(`Payment for ${invoice_no} received.`);
        onClose();
      }}
    >
      <dl className="document-facts">
        <InvoiceFacts invoice={invoice} />
        <dt>Balance</dt>
        <dd>
          <strong>
            <Money value={balance} />
          </strong>
        </dd>
      </dl>
      <FormSection>
        <MoneyField name="payment_amt" />
        <DateField name="payment_date" />
        <BankField />
        <TextField name="cheque_no" />
        <TextField name="remark" isWide />
      </FormSection>
      <DialogActions onCancel={onClose}>Receive payment</DialogActions>
    </Form>
  );
}
