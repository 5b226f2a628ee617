import { formatDay, formatInstant, formatMoney, type ExpenseDetails } from '@siteledger/shared-lib/domain';
import { Alert } from '@siteledger/shared-lib/ui';
import { isPartPaid, isWrittenOff } from './expense-locks';

/** Why not everything of an expense can be changed, before anybody tries. Decision §4. */
export function ExpenseNotices({ expense }: { expense: ExpenseDetails }) {
  if (isWrittenOff(expense))
    return <Notice title={writtenOffText(expense)} text="Nothing of it changes while it is." />;
  return (
    <>
      {expense.exported_at !== null && (
        <Notice
          title={`Exported to accounting, ${formatInstant(expense.exported_at)}`}
          text="Only its dates and Description may change."
        />
      )}
      {isPartPaid(expense) && (
        <Notice
          title={`${formatMoney(expense.total_payment)} is paid`}
          text="The contractor stays, and the amounts do not fall below what is paid."
        />
      )}
    </>
  );
}

const Notice = ({ title, text }: { title: string; text: string }) => (
  <Alert className="expense-notice" type="info" showIcon title={title} description={text} />
);

const writtenOffText = ({ write_off_amt, write_off_date, write_off_reason }: ExpenseDetails) =>
  `${formatMoney(write_off_amt)} written off on ${formatDay(write_off_date)}: ${write_off_reason}`;
