import { counted } from '@siteledger/shared-lib/domain';
import { EmptyState, Modal } from '@siteledger/shared-lib/ui';
import { ReviewedUser } from './reviewed-user';
import './review.css';
import { useChanges } from './use-assignments';
import { useSaveAssignments } from './use-save-assignments';

type Props = { isOpen: boolean; onClose: () => void };

/** Dialog to review all additions and removals before saving. */
export function ReviewDialog({ isOpen, onClose }: Props) {
  const changes = useChanges();
  const { save, isSaving } = useSaveAssignments();
  const onSave = async () => {
    if (await save()) onClose();
  };
  return (
    <Modal
      open={isOpen}
      width={640}
      className="role-review"
      title="Save these changes?"
      okText={`Save ${counted(changes.size, 'user')}`}
      okButtonProps={{ disabled: changes.size === 0, autoFocus: true }}
      cancelText="Keep editing"
      confirmLoading={isSaving}
      onOk={() => void onSave()}
      onCancel={onClose}
      destroyOnHidden
    >
      {changes.size === 0 && <EmptyState title="No changes left." />}
      <ul className="role-review-list">
        {[...changes.values()].map((change) => (
          <ReviewedUser key={change.user.uuid} change={change} />
        ))}
      </ul>
    </Modal>
  );
}
