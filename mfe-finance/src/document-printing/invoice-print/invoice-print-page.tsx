import { useSearchParams } from '@siteledger/shared-lib/router';
import { useDocumentName } from '@siteledger/shared-lib/ui';
import { PrintPage } from '../print-page';
import { printingApi } from '../printing-api';
import { InvoiceSheet } from './invoice-sheet';

/** Print page of the invoice with this `uuid`. docs/domain/certificates.md#printing */
export function InvoicePrintPage() {
  const uuid = useSearchParams()[0].get('uuid') ?? '';
  const { currentData, error, refetch } = printingApi.endpoints.printingInvoice.useQuery(uuid, { skip: !uuid });
  useDocumentName(currentData?.invoice.invoice_no);
  return (
    <PrintPage name="Invoice" error={error} onRetry={() => void refetch()} isMissing={!uuid}>
      {currentData && <InvoiceSheet print={currentData} />}
    </PrintPage>
  );
}
