import { deleteNow } from '@siteledger/shared-lib/api';
import type { ExpenseDetails } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import { useProjectExpensesDeleteMutation, useProjectExpensesRestoreMutation } from './project-suppliers-api';

type Props = {
  expense: ExpenseDetails;
  /** Called with the expense before the request, and with undefined after a refusal. */
  onDeleting: (expense: ExpenseDetails | undefined) => void;
};

/**
 * Button that deletes an expense, offers an undo, and returns to the list; shows a refusal's text.
 * docs/domain/states-and-deletions.md#undo
 */
export function DeleteExpenseButton({ expense, onDeleting }: Props) {
  const [deleteExpense, { isLoading }] = useProjectExpensesDeleteMutation();
  const [restoreExpense] = useProjectExpensesRestoreMutation();
  const navigate = useNavigate();
  const { uuid, ref_no, version, project } = expense;

  const remove = async () => {
    onDeleting(expense);
    const isGone = await deleteNow({
      name: ref_no,
      send: () => deleteExpense({ uuid, version }).unwrap(),
      restore: () => restoreExpense(uuid).unwrap(),
    });
    if (isGone) await navigate(`/projects/${project.uuid}/suppliers/expenses`);
    else onDeleting(undefined);
  };

  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isLoading} onClick={() => void remove()}>
      Delete expense
    </Button>
  );
}
