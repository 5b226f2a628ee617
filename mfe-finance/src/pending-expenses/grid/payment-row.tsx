import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { Cell, isFigure, type Column } from '@siteledger/shared-lib/table';
import { memo } from 'react';
import { AmountInput } from './amount-input';
import { RowMessages } from './row-messages';
import { problemsOf } from '../batch/row-problems';
import { useBatchScreen, useEntry } from '../batch/use-batch';
import { WriteOffLink } from '../write-off/write-off-link';

type Props = { expense: ListedExpense; columns: readonly Column<ListedExpense>[]; place: number; hasActions: boolean };

/** Row of an expense: checkbox, facts, amount, and its messages below. */
export const PaymentRow = memo(function PaymentRow({ expense, columns, place, hasActions }: Props) {
  const { batch } = useBatchScreen();
  const entry = useEntry(expense.uuid);
  const problems = problemsOf(expense, entry);
  const isWrong = problems.errors.length > 0;
  const hasMessages = isWrong || problems.warnings.length > 0;
  const isSelected = entry?.isSelected ?? false;
  const messages = `pay-${expense.uuid}`;
  return (
    <>
      <tr
        role="row"
        data-row
        aria-selected={isSelected}
        aria-rowindex={place}
        data-has-messages={hasMessages || undefined}
      >
        <td role="gridcell" className="pay-tick">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Select ${expense.ref_no} of ${expense.contractor.name}`}
            checked={isSelected}
            onChange={(event) => batch.select([expense], event.target.checked)}
          />
        </td>
        <Facts expense={expense} columns={columns} />
        <td role="gridcell" className="pay-amount-cell">
          <AmountInput
            expense={expense}
            isWrong={isWrong}
            describedBy={hasMessages ? messages : undefined}
            tabIndex={-1}
          />
        </td>
        {hasActions && (
          <td role="gridcell" className="pay-actions">
            <WriteOffLink expense={expense} tabIndex={-1} />
          </td>
        )}
      </tr>
      {hasMessages && (
        <tr role="row" className="pay-messages" aria-selected={isSelected}>
          <td role="gridcell" colSpan={columns.length + 2 + Number(hasActions)}>
            <RowMessages id={messages} problems={problems} />
          </td>
        </tr>
      )}
    </>
  );
});

// Memoised, as the facts do not change during typing.
const Facts = memo(function Facts({ expense, columns }: Pick<Props, 'expense' | 'columns'>) {
  return columns.map((column) => (
    <td key={column.key} role="gridcell" tabIndex={-1} data-figure={isFigure(column.type) || undefined}>
      <Cell column={column} row={expense} />
    </td>
  ));
});
