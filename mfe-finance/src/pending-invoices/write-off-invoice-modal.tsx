import { notify } from '@siteledger/shared-lib/ui';
import { WriteOffForm } from '../write-off-form';
import { InvoiceModal } from './invoice-modal';
import { usePendingInvoicesWriteOffMutation } from './pending-invoices-api';

/** Writes off what is open on an invoice, with the reason. Specification §4 and §5, Decision §8. */
export function WriteOffInvoiceModal() {
  const [writeOff] = usePendingInvoicesWriteOffMutation();
  return (
    <InvoiceModal title="Write off">
      {({ uuid, version, invoice_no, balance }, close) => (
        <WriteOffForm
          name={invoice_no}
          balance={balance}
          onCancel={close}
          onSubmit={async (reason) => {
            await writeOff({ uuid, version, reason }).unwrap();
            notify.success(`Successfully written off "${invoice_no}"`);
            close();
          }}
        />
      )}
    </InvoiceModal>
  );
}
