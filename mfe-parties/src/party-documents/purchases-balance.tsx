import { Permission } from '@siteledger/shared-lib/permission';
import { BalanceStrip } from './balance-strip';
import { useContractorsBilledQuery, useContractorsOrderedQuery } from './party-documents-api';

type Props = { contractor: string };

/** Balance owed to a contractor, with the ordered, billed and paid amounts. RM. orders.md#billed-and-outstanding */
export const PurchasesBalance = ({ contractor }: Props) => (
  <Permission any={['project.expense']}>
    <Balance contractor={contractor} />
  </Permission>
);

function Balance({ contractor }: Props) {
  const billed = useContractorsBilledQuery({ contractor });
  const overdue = useContractorsBilledQuery({ contractor, overdue: true });
  const ordered = useContractorsOrderedQuery(contractor);
  const sums = billed.currentData;
  return (
    <BalanceStrip
      figures={[
        { label: 'Balance payable', value: sums?.balance },
        { label: 'Overdue', value: overdue.currentData?.balance, isLate: true },
        { label: 'Ordered', value: ordered.currentData?.total_value },
        { label: 'Billed', value: sums?.total_expenses },
        { label: 'D/C Notes', value: sums?.dc_note },
        { label: 'Paid', value: sums?.total_payment },
      ]}
      error={billed.error ?? overdue.error ?? ordered.error}
      onRetry={() => {
        for (const { refetch } of [billed, overdue, ordered]) void refetch();
      }}
    />
  );
}
