import { addMoney, type AgeingTotal } from '@siteledger/shared-lib/domain';
import { BalanceStrip } from './balance-strip';
import { useClientsAgeingQuery, useClientsInvoicedQuery, type Sales } from './party-documents-api';

/**
 * Balance owed by a client, or by all clients to our own company, with the invoiced and received amounts. RM.
 * docs/domain/parties.md#what-is-owed
 */
export function SalesBalance({ sales }: { sales: Sales }) {
  const invoiced = useClientsInvoicedQuery(sales);
  const ageing = useClientsAgeingQuery(sales);
  const sums = invoiced.currentData;
  return (
    <BalanceStrip
      figures={[
        { label: 'Balance receivable', value: sums?.balance },
        { label: 'Overdue', value: overdueOf(ageing.currentData), isLate: true },
        { label: 'Invoiced', value: sums?.total_amount },
        { label: 'Received', value: sums?.total_payment },
        { label: 'Written off', value: sums?.write_off_amt },
      ]}
      error={invoiced.error ?? ageing.error}
      onRetry={() => {
        void invoiced.refetch();
        void ageing.refetch();
      }}
    />
  );
}

const overdueOf = (buckets: readonly AgeingTotal[] | undefined) =>
  buckets && addMoney(...buckets.filter(({ bucket }) => bucket !== 'not_due').map(({ amount }) => amount));
