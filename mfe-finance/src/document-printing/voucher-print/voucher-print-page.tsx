import { useSearchParams } from '@siteledger/shared-lib/router';
import { useDocumentName } from '@siteledger/shared-lib/ui';
import { PrintPage } from '../print-page';
import { printingApi } from '../printing-api';
import { VoucherSheet } from './voucher-sheet';

/** Print page of the voucher of the payment record with this `uuid`. */
export function VoucherPrintPage() {
  const uuid = useSearchParams()[0].get('uuid') ?? '';
  const { currentData, error, refetch } = printingApi.endpoints.printingPaymentRecord.useQuery(uuid, { skip: !uuid });
  useDocumentName(currentData?.record.record_no);
  return (
    <PrintPage name="Payment record" error={error} onRetry={() => void refetch()} isMissing={!uuid}>
      {currentData && <VoucherSheet print={currentData} />}
    </PrintPage>
  );
}
