import type { PaymentRecordPrint } from '@siteledger/shared-lib/domain';
import { bankAndAccount } from '@siteledger/shared-lib/records';
import { Day } from '@siteledger/shared-lib/ui';
import { Head, type Fact } from '../parties';
import { Sheet } from '../sheet';
import { Signatures } from '../signatures';
import { InWords, TotalLines } from '../totals';
import { PaidRows } from './paid-rows';

const NAME_AND_DATE = 'Signature, name and date';

const factsOf = ({ record }: PaymentRecordPrint): Fact[] => [
  ['Voucher No', record.record_no],
  ['Payment date', <Day value={record.payment_date} />],
  ['Bank', bankAndAccount(record)],
  ['Cheque No', record.cheque_no],
];

/** Payment voucher for our own files: the payments of a cheque or transfer by payee, with signature lines. */
export function VoucherSheet({ print }: { print: PaymentRecordPrint }) {
  const { record, issuer, payees, is_extract } = print;
  return (
    <Sheet issuer={issuer} title="Payment voucher" number={record.record_no} mark={is_extract ? 'Extract' : undefined}>
      <Head facts={factsOf(print)}>
        <section className="print-party" aria-label="Remark">
          <h2>Remark</h2>
          <p className="print-text">{record.remark ?? '–'}</p>
        </section>
      </Head>
      {is_extract && <p className="print-note">Shows payments for your projects only.</p>}
      <PaidRows payees={payees} />
      <div className="print-together">
        <TotalLines name="Total in RM" lines={[{ label: 'Total paid', amount: record.total_paid, as: 'total' }]} />
        <InWords amount={record.total_paid} />
        <Signatures
          lines={[
            ['Prepared by', NAME_AND_DATE],
            ['Approved by', NAME_AND_DATE],
            ['Received by', NAME_AND_DATE],
          ]}
        />
      </div>
    </Sheet>
  );
}
