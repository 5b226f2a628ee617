import { notifyError } from '@siteledger/shared-lib/api';
import type { InvoiceDetails } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, DeleteOutlined, notify } from '@siteledger/shared-lib/ui';
import { useProjectInvoicesDeleteMutation } from './project-invoices-api';

type Props = { invoice: InvoiceDetails; onDeleted: () => void };

/** Deletes an invoice after a question that names it; a refusal's text is shown. states-and-deletions.md#deletions */
export function DeleteInvoiceButton({ invoice, onDeleted }: Props) {
  const [deleteInvoice, { isLoading }] = useProjectInvoicesDeleteMutation();

  const askAndDelete = async () => {
    const { uuid, version, invoice_no } = invoice;
    const isSure = await confirmDialog({
      title: `Delete "${invoice_no}"?`,
      content: 'Its certificate number goes to the next certificate; its invoice number will not be reused.',
      okText: 'Delete',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await deleteInvoice({ uuid, version }).unwrap();
      notify.success(`Successfully deleted "${invoice_no}"`);
      onDeleted();
    } catch (error) {
      notifyError(error);
    }
  };

  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isLoading} onClick={() => void askAndDelete()}>
      Delete invoice
    </Button>
  );
}
