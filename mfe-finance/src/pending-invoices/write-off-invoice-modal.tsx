import { notify } from '@siteledger/shared-lib/ui';
import { WriteOffForm } from '../write-off-form';
import { InvoiceFacts } from './invoice-facts';
import { InvoiceModal } from './invoice-modal';
import { usePendingInvoicesWriteOffMutation } from './pending-invoices-api';

/** Dialog to write off an invoice's open balance, with a reason. docs/domain/payments.md#write-offs */
export function WriteOffInvoiceModal() {
  const [writeOff, { error }] = usePendingInvoicesWriteOffMutation();
  return (
    <InvoiceModal title="Write off">
      {(invoice, close) => (
        <WriteOffForm
          name={invoice.invoice_no}
          document={invoice}
          facts={<InvoiceFacts invoice={invoice} />}
          error={error}
          onClose={close}
          onWriteOff={async (body, version) => {
            await writeOff({ uuid: invoice.uuid, version, body }).unwrap();
            notify.success(`Invoice ${invoice.invoice_no} written off.`);
            close();
          }}
        />
      )}
    </InvoiceModal>
  );
}
