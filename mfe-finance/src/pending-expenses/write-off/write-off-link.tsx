import type { Expense } from '@siteledger/shared-lib/domain';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import { StopOutlined } from '@siteledger/shared-lib/ui';

type Props = { expense: Pick<Expense, 'uuid' | 'ref_no'>; tabIndex?: number };

/** Link to the write-off of an expense, over the unchanged list. docs/domain/screens.md#routes */
export function WriteOffLink({ expense, tabIndex }: Props) {
  const { search } = useLocation();
  return (
    <Link
      className="write-off-link"
      tabIndex={tabIndex}
      title="Write off"
      aria-label={`Write off ${expense.ref_no}`}
      to={{ pathname: `/bulk-payment/${expense.uuid}/write-off`, search }}
    >
      <StopOutlined aria-hidden />
    </Link>
  );
}
