import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { RowCards, type RowsProps } from '@siteledger/shared-lib/table';
import { useMemo } from 'react';
import { AmountInput } from './amount-input';
import { RowMessages } from './row-messages';
import { problemsOf } from '../batch/row-problems';
import { useBatchPart, useBatchScreen, useEntry } from '../batch/use-batch';
import { WriteOffLink } from '../write-off/write-off-link';

type Props = RowsProps<ListedExpense> & { canWriteOff: boolean };

/** Pending expenses as cards with checkbox and amount, for a phone; an overdue date is red. */
export function PaymentCards({ canWriteOff, rows, columns, ...props }: Props) {
  const { batch } = useBatchScreen();
  const entries = useBatchPart((state) => state.entries);
  const keys = useMemo(
    () => rows.filter(({ uuid }) => entries.get(uuid)?.isSelected).map(({ uuid }) => uuid),
    [rows, entries],
  );
  const onChange = (next: readonly unknown[]) => {
    const isTicked = (uuid: string) => next.includes(uuid);
    batch.select(
      rows.filter(({ uuid }) => isTicked(uuid) && !keys.includes(uuid)),
      true,
    );
    batch.select(
      rows.filter(({ uuid }) => !isTicked(uuid) && keys.includes(uuid)),
      false,
    );
  };
  return (
    <RowCards
      {...props}
      rows={rows}
      columns={columns}
      selection={{ keys, onChange }}
      rowActions={(expense) => (
        <>
          <CardAmount expense={expense} />
          {canWriteOff && <WriteOffLink expense={expense} />}
        </>
      )}
    />
  );
}

function CardAmount({ expense }: { expense: ListedExpense }) {
  const problems = problemsOf(expense, useEntry(expense.uuid));
  const hasMessages = problems.errors.length + problems.warnings.length > 0;
  const id = `pay-${expense.uuid}`;
  return (
    <div className="pay-card-amount">
      <AmountInput expense={expense} isWrong={problems.errors.length > 0} describedBy={hasMessages ? id : undefined} />
      {hasMessages && <RowMessages id={id} problems={problems} />}
    </div>
  );
}
