import { formatMonth, type ListQuery, type PaymentRecordShare } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import { usePaymentHistorySummaryQuery } from './payment-history-api';
import './history-summary.css';

/** The filtered history in sums: all of it, by bank and by month, in RM. docs/domain/payments.md#payment-history */
export function HistorySummary({ query }: { query: ListQuery }) {
  const { data } = usePaymentHistorySummaryQuery(query);
  if (!data) return <div className="history-summary" aria-hidden />;
  return (
    <section className="history-summary" aria-label="Summary">
      <div className="history-total">
        <span>Total Paid</span>
        <strong className="sl-one-line">
          <Money value={data.total_paid} />
        </strong>
        <small>{recordsOf(data.count)}</small>
      </div>
      <Shares title="By bank" name="Bank" shares={data.by_bank.map((share) => ({ label: share.bank, ...share }))} />
      <Shares
        title="By month"
        name="Month"
        shares={data.by_month.map((share) => ({ label: formatMonth(share.month), ...share }))}
      />
    </section>
  );
}

const recordsOf = (count: number) => (count === 1 ? '1 record' : `${count} records`);

type SharesProps = { title: string; name: string; shares: (PaymentRecordShare & { label: string })[] };

const Shares = ({ title, name, shares }: SharesProps) => (
  // A long list of months or banks is scrolled by keyboard too.
  <div className="history-shares" tabIndex={0} role="group" aria-label={title}>
    <table>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Records</th>
          <th scope="col">Total Paid</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ label, count, total_paid }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{count}</td>
            <td>
              <Money value={total_paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
