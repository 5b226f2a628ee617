import { CallState } from '@siteledger/shared-lib/api';
import { Link } from '@siteledger/shared-lib/router';
import { FigureStrip, Money } from '@siteledger/shared-lib/ui';
import { expensesApi } from '../api';

const PENDING = '/bulk-payment/pending-expenses';
const OVERDUE = { overdue: '1' };
const least = { page: 1, per_page: 15, sort: 'due_date', order: 'asc' } as const;

/** Dashboard card with the payable and overdue amounts of contractors and suppliers. RM. */
export function ToPayCard() {
  const all = expensesApi.endpoints.expensesPending.useQuery(least);
  const late = expensesApi.endpoints.expensesPending.useQuery({ ...least, filters: OVERDUE });
  const error = all.error ?? late.error;
  const onRetry = () => Promise.all([all.refetch(), late.refetch()]);
  if (error || !all.data || !late.data) return <CallState error={error} onRetry={onRetry} />;
  return (
    <FigureStrip
      figures={[
        {
          label: 'To pay',
          value: <Money value={all.data.totals?.balance} />,
          note: (
            <>
              <Link to={PENDING}>{all.data.total} pending</Link> ·{' '}
              <Link to={`${PENDING}?overdue=1`}>
                {late.data.total} overdue (<Money value={late.data.totals?.balance} />)
              </Link>
            </>
          ),
        },
      ]}
    />
  );
}
