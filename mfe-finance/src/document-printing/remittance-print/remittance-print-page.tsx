import type { PaymentRecordPrint } from '@siteledger/shared-lib/domain';
import { useSearchParams } from '@siteledger/shared-lib/router';
import { useDocumentName } from '@siteledger/shared-lib/ui';
import { PrintPage } from '../print-page';
import { printingApi } from '../printing-api';
import { RemittanceSheet } from './remittance-sheet';

const payeesOf = (print: PaymentRecordPrint | undefined, contractor: string | null) =>
  print?.payees.filter(({ uuid }) => !contractor || uuid === contractor) ?? [];

const nameOf = ({ record }: PaymentRecordPrint, [first, ...others]: { name: string }[]) =>
  ['Remittance advice', record.record_no, ...(first && others.length === 0 ? [first.name] : [])].join(' ');

/** Print page of a payment record's remittance advices, for all payees or the one given by `contractor`. */
export function RemittancePrintPage() {
  const [params] = useSearchParams();
  const uuid = params.get('uuid') ?? '';
  const { currentData, error, refetch } = printingApi.endpoints.printingPaymentRecord.useQuery(uuid, { skip: !uuid });
  const payees = payeesOf(currentData, params.get('contractor'));
  const isMissing = !uuid || (currentData !== undefined && payees.length === 0);
  useDocumentName(currentData && !isMissing ? nameOf(currentData, payees) : undefined);
  return (
    <PrintPage name="Remittance advice" error={error} onRetry={() => void refetch()} isMissing={isMissing}>
      {currentData &&
        !isMissing &&
        payees.map((payee) => <RemittanceSheet key={payee.uuid} print={currentData} payee={payee} />)}
    </PrintPage>
  );
}
