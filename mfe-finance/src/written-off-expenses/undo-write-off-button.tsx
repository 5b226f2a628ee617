import { notifyError } from '@siteledger/shared-lib/api';
import { formatMoney, type Expense } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, notify, UndoOutlined } from '@siteledger/shared-lib/ui';
import { useWrittenOffExpensesUndoMutation } from './written-off-api';

/** Takes a write-off back after a question that names it. Specification §4. */
export function UndoWriteOffButton({ expense }: { expense: Expense }) {
  const [undo, { isLoading }] = useWrittenOffExpensesUndoMutation();
  const { uuid, version, ref_no, contractor_name, write_off_amt } = expense;

  const onClick = async () => {
    const isSure = await confirmDialog({
      title: `Undo the write-off of "${ref_no}"?`,
      content: `${formatMoney(write_off_amt)} is owed to ${contractor_name} again.`,
      okText: 'Undo write-off',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await undo({ uuid, version }).unwrap();
      notify.success(`Successfully undid the write-off of "${ref_no}"`);
    } catch (error) {
      notifyError(error);
    }
  };

  return (
    <Button
      size="small"
      icon={<UndoOutlined aria-hidden />}
      aria-label={`Undo the write-off of ${ref_no}`}
      loading={isLoading}
      onClick={() => void onClick()}
    >
      Undo
    </Button>
  );
}
