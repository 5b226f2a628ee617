import { askAndDelete } from '@siteledger/shared-lib/api';
import type { InvoiceDetails } from '@siteledger/shared-lib/domain';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import { useProjectInvoicesDeleteMutation } from './project-invoices-api';

type Props = { invoice: InvoiceDetails; onDeleted: () => void };

/** Button that deletes an invoice after confirmation and shows a refusal's text. states-and-deletions.md#deletions */
export function DeleteInvoiceButton({ invoice, onDeleted }: Props) {
  const [deleteInvoice, { isLoading }] = useProjectInvoicesDeleteMutation();
  const { uuid, version, invoice_no } = invoice;
  const onClick = async () => {
    const isGone = await askAndDelete({
      name: invoice_no,
      content: 'Its certificate number goes to the next certificate; its invoice number will not be reused.',
      send: () => deleteInvoice({ uuid, version }).unwrap(),
    });
    if (isGone) onDeleted();
  };
  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isLoading} onClick={() => void onClick()}>
      Delete invoice
    </Button>
  );
}
