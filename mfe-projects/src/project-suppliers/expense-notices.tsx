import { formatDay, formatInstant, formatMoney, type ExpenseDetails } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';
import { isPartPaid, isWrittenOff } from './expense-locks';

/** Why not everything of an expense can be changed, before anybody tries. docs/domain/expenses.md#what-may-change */
export const ExpenseNotices = ({ expense }: { expense: ExpenseDetails }) =>
  noticesOf(expense).map((text) => <Alert key={text} className="document-notice" type="info" title={text} />);

function noticesOf(expense: ExpenseDetails) {
  const { write_off_amt, write_off_date, write_off_reason, exported_at, total_payment } = expense;
  if (isWrittenOff(expense))
    return [`${formatMoney(write_off_amt)} written off on ${formatDay(write_off_date)}: ${write_off_reason}`];
  const notices = [];
  if (exported_at !== null)
    notices.push(`Exported to accounting, ${formatInstant(exported_at)}: only its dates and Description may change.`);
  if (isPartPaid(expense))
    notices.push(
      `${formatMoney(total_payment)} has been paid: the contractor cannot change, and amounts cannot fall below what is paid.`,
    );
  return notices;
}
