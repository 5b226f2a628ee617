import { chequeIsUsed } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';
import type { BatchHead } from './batch';
import { useBulkPaymentChequesQuery } from './bulk-payment-api';

/**
 * That the bank's cheque is used already, if it is; whoever cannot load it still gets it with the answer.
 * docs/domain/payments.md#payment-records
 */
export function ChequeWarning({ head: { bank = '', cheque_no = '' } }: { head: BatchHead }) {
  const { data = [] } = useBulkPaymentChequesQuery({ bank, cheque_no });
  const same = data.filter((record) => record.cheque_no.toLowerCase() === cheque_no.toLowerCase());
  if (same.length === 0) return null;
  const records = same.map(({ record_no }) => record_no);
  return <Alert type="warning" title={chequeIsUsed(bank, cheque_no, records)} />;
}
