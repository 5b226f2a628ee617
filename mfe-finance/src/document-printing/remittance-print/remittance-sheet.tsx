import {
  formatFigure,
  type PaymentRecordPrint,
  type PrintedPayee,
  type PrintedPayment,
} from '@siteledger/shared-lib/domain';
import { bankAndAccount } from '@siteledger/shared-lib/records';
import { Day } from '@siteledger/shared-lib/ui';
import { Head, Party, type Fact } from '../parties';
import { Sheet } from '../sheet';
import { InWords, TotalLines } from '../totals';

type Props = { print: PaymentRecordPrint; payee: PrintedPayee };

const factsOf = ({ record }: PaymentRecordPrint, { bank_name, bank_account_no }: PrintedPayee): Fact[] => [
  ['Voucher No', record.record_no],
  ['Payment date', <Day value={record.payment_date} />],
  ['Paid from', bankAndAccount(record)],
  ['Cheque No', record.cheque_no],
  ['Paid to', [bank_name, bank_account_no].filter(Boolean).join(' ')],
];

/** Informs a payee which bills a cheque or transfer paid. */
export const RemittanceSheet = ({ print, payee }: Props) => (
  <Sheet issuer={print.issuer} title="Remittance advice" number={print.record.record_no}>
    <Head facts={factsOf(print, payee)}>
      <Party label="To" party={payee} />
    </Head>
    <p className="print-opening">We have paid the following of your invoices:</p>
    <PaidInvoices payments={payee.payments} />
    <div className="print-together">
      <TotalLines name="Total in RM" lines={[{ label: 'Total paid', amount: payee.total_paid, as: 'total' }]} />
      <InWords amount={payee.total_paid} />
    </div>
  </Sheet>
);

const PaidInvoices = ({ payments }: { payments: readonly PrintedPayment[] }) => (
  <div className="print-table" role="region" aria-label="Paid invoices" tabIndex={0}>
    <table aria-label="Paid invoices">
      <thead>
        <tr>
          <th scope="col" className="print-ref">
            Your invoice
          </th>
          <th scope="col">Date</th>
          <th scope="col">Project</th>
          <th scope="col" className="print-figure">
            Invoice with tax (RM)
          </th>
          <th scope="col" className="print-figure">
            Paid (RM)
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ uuid, ref_no, invoice_date, project, total_expenses, payment_amt }) => (
          <tr key={uuid}>
            <td>{ref_no}</td>
            <td>
              <Day value={invoice_date} />
            </td>
            <td>{project.name}</td>
            <td className="print-figure">{formatFigure(total_expenses)}</td>
            <td className="print-figure">{formatFigure(payment_amt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
