import { notifyError } from '@siteledger/shared-lib/api';
import type { User } from '@siteledger/shared-lib/domain';
import { confirmDialog, notify } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';
import { useUsersDeleteMutation } from './users-api';

/**
 * Deletes a user after a question that names them. A refusal's text is shown. docs/domain/errors.md#toasts,
 * docs/domain/states-and-deletions.md#deletions
 */
export function useDeleteUser() {
  const [deleteUser, { isLoading }] = useUsersDeleteMutation();
  const { isSelf } = useMemberRights();

  const askAndDelete = async (user: User) => {
    const { uuid, name, version } = user;
    if (isSelf(user)) {
      const content = 'Someone else who manages users can.';
      await confirmDialog({ title: 'You cannot delete yourself.', content, okText: 'Got it', cancelText: null });
      return;
    }
    const isSure = await confirmDialog({
      title: `Delete "${name}"?`,
      content: 'They are signed out at once and cannot sign in again. Their name stays in the history.',
      okText: 'Delete',
      destructive: true,
    });
    if (!isSure) return;
    try {
      await deleteUser({ uuid, version }).unwrap();
      notify.success(`Successfully deleted "${name}"`);
    } catch (error) {
      notifyError(error);
    }
  };

  return { askAndDelete, isDeleting: isLoading };
}
