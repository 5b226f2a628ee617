import { useSearchParams } from '@siteledger/shared-lib/router';
import { useDocumentName } from '@siteledger/shared-lib/ui';
import { PrintPage } from '../print-page';
import { printingApi } from '../printing-api';
import { PoSheet } from './po-sheet';

/** Print page of the purchase order with this `uuid`. docs/domain/orders.md#printing */
export function PoPrintPage() {
  const uuid = useSearchParams()[0].get('uuid') ?? '';
  const { currentData, error, refetch } = printingApi.endpoints.printingOrder.useQuery(uuid, { skip: !uuid });
  useDocumentName(currentData?.order.po_no);
  return (
    <PrintPage name="Purchase order" error={error} onRetry={() => void refetch()} isMissing={!uuid}>
      {currentData && <PoSheet print={currentData} />}
    </PrintPage>
  );
}
