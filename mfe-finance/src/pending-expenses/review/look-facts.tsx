import { labelsOf } from '@siteledger/shared-lib/table';
import { paymentRecordSchema } from '@siteledger/shared-lib/domain';
import { bankAndAccount } from '@siteledger/shared-lib/records';
import { Day, Money } from '@siteledger/shared-lib/ui';
import { useOwnAccounts } from '../../bank-field';
import type { BatchHead } from '../batch/batch';
import type { BatchTotals } from '../batch/batch-totals';
import { SupplierTotals } from '../batch/supplier-totals';

type Props = { head: BatchHead; totals: BatchTotals };

const labels = labelsOf(paymentRecordSchema);

/** Summary of a batch: bank, cheque, date, total for each supplier, and overall sum. RM. */
export const LookFacts = ({ head, totals: { count, sum, suppliers } }: Props) => (
  <>
    <dl className="pay-look-head">
      <dt>{labels.bank}</dt>
      <dd>
        <BankOfHead head={head} />
      </dd>
      <dt>{labels.cheque_no}</dt>
      <dd>{head.cheque_no}</dd>
      <dt>{labels.payment_date}</dt>
      <dd>
        <Day value={head.payment_date} />
      </dd>
      {head.remark && (
        <>
          <dt>{labels.remark}</dt>
          <dd>{head.remark}</dd>
        </>
      )}
    </dl>
    <div className="pay-look-suppliers">
      <SupplierTotals suppliers={suppliers} />
    </div>
    <p className="pay-modal-sum">
      {`${count === 1 ? '1 expense' : `${count} expenses`} from ${head.bank ?? ''}`}
      <strong>
        <Money value={sum} />
      </strong>
    </p>
  </>
);

function BankOfHead({ head: { bank, bank_account_uuid } }: Pick<Props, 'head'>) {
  const bank_account = useOwnAccounts().find(({ uuid }) => uuid === bank_account_uuid);
  return bankAndAccount({ bank, bank_account });
}
