import {
  type ExpenseDetails,
  type ExpenseUpdate,
  formatDay,
  formatInstant,
  formatMoney,
} from '@siteledger/shared-lib/domain';
import { DiscardButton, Form, FormPage, SubmitButton } from '@siteledger/shared-lib/form';
import { notify, Alert } from '@siteledger/shared-lib/ui';
import { useMemo } from 'react';
import { expensesPath } from '../project-paths';
import { AmountsPanel, PayableSum } from './amounts-panel';
import { ExpenseFields } from './expense-fields';
import { isFieldLocked, isWrittenOff, isPartPaid } from './expense-locks';
import { editedExpenseSchema } from './expense-schema';
import { OrderPanel } from './order-panel';
import { useProjectExpensesUpdateMutation } from './project-suppliers-api';

type Props = { expense: ExpenseDetails };

/**
 * Form for the fields of an expense that payments, export and write-off leave editable. docs/domain/calls.md#versions,
 * docs/domain/expenses.md#what-may-change
 */
export function UpdateExpenseForm({ expense }: Props) {
  const [updateExpense, { error }] = useProjectExpensesUpdateMutation();
  const schema = useMemo(() => editedExpenseSchema(expense.total_payment), [expense.total_payment]);

  const onSubmit = async (body: ExpenseUpdate & { version?: number | null }) => {
    const { ref_no } = await updateExpense({ uuid: expense.uuid, body }).unwrap();
    notify.success(`Bill ${ref_no} updated.`);
  };

  return (
    <>
      <ExpenseNotices expense={expense} />
      <Form
        label="Expense"
        schema={schema}
        initialValues={fieldsOf(expense)}
        onSubmit={onSubmit}
        isReadOnly={isWrittenOff(expense)}
      >
        <FormPage
          results={
            <>
              <AmountsPanel own={expense} />
              <OrderPanel own={expense} />
            </>
          }
          sum={<PayableSum />}
          error={error}
          cancelTo={expensesPath(expense.project.uuid)}
          moreActions={<DiscardButton>Discard changes</DiscardButton>}
          submit={<SubmitButton>Save changes</SubmitButton>}
        >
          <ExpenseFields
            contractor={expense.contractor}
            own={expense}
            isLocked={(field) => isFieldLocked(expense, field)}
          />
        </FormPage>
      </Form>
    </>
  );
}

const fieldsOf = ({ project, contractor, purchase_order, account_code, ...expense }: ExpenseDetails) => ({
  ...expense,
  project_uuid: project.uuid,
  contractor_uuid: contractor.uuid,
  purchase_order_uuid: purchase_order?.uuid,
  account_code_uuid: account_code?.uuid,
});

/** Notices about fields that cannot change, and why. docs/domain/expenses.md#what-may-change */
const ExpenseNotices = ({ expense }: { expense: ExpenseDetails }) =>
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
