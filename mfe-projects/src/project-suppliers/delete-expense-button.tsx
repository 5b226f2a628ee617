import { notifyError } from '@siteledger/shared-lib/api';
import type { ExpenseDetails } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, confirmDialog, DeleteOutlined, notify } from '@siteledger/shared-lib/ui';
import { useProjectExpensesDeleteMutation } from './project-suppliers-api';

type Props = {
  expense: ExpenseDetails;
  /** Told before the call, and with nothing when the call was refused. */
  onDeleting: (expense: ExpenseDetails | undefined) => void;
};

/**
 * Deletes an expense after a question that names it, and returns to the list; a refusal's text is shown.
 * docs/domain/states-and-deletions.md#deletions
 */
export function DeleteExpenseButton({ expense, onDeleting }: Props) {
  const [deleteExpense, { isLoading }] = useProjectExpensesDeleteMutation();
  const navigate = useNavigate();
  const { uuid, ref_no, version, project } = expense;

  const askAndDelete = async () => {
    const isSure = await confirmDialog({
      title: `Delete "${ref_no}"?`,
      content: 'Can only be deleted if it has no payments, is not written off and was not exported.',
      okText: 'Delete',
      destructive: true,
    });
    if (!isSure) return;
    onDeleting(expense);
    try {
      await deleteExpense({ uuid, version }).unwrap();
      notify.success(`Successfully deleted "${ref_no}"`);
      await navigate(`/projects/${project.uuid}/suppliers/expenses`);
    } catch (error) {
      notifyError(error);
      onDeleting(undefined);
    }
  };

  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isLoading} onClick={() => void askAndDelete()}>
      Delete expense
    </Button>
  );
}
