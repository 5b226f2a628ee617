import type { User } from '@siteledger/shared-lib/domain';
import { Button, DeleteOutlined, UserSwitchOutlined } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';
import { useDeleteUser } from './use-delete-user';
import { useImpersonate } from './use-impersonate';

/**
 * What can be done with a user of the list: acting as them, and deleting them; for who may.
 * docs/domain/roles-and-permissions.md#impersonation, docs/domain/sessions.md#impersonation-in-the-browser
 */
export function UserRowActions({ user }: { user: User }) {
  const { mayChange, mayImpersonate } = useMemberRights();
  const { impersonate, isStarting } = useImpersonate();
  const { askAndDelete, isDeleting } = useDeleteUser();
  return (
    <span className="user-row-actions">
      {mayImpersonate(user) && (
        <Button
          type="text"
          size="small"
          icon={<UserSwitchOutlined aria-hidden />}
          title="Impersonate"
          aria-label={`Impersonate ${user.name}`}
          loading={isStarting}
          onClick={() => void impersonate(user.email)}
        >
          <span className="user-act">Impersonate</span>
        </Button>
      )}
      {mayChange(user) && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          title="Delete"
          aria-label={`Delete ${user.name}`}
          loading={isDeleting}
          onClick={() => void askAndDelete(user)}
        >
          <span className="user-act">Delete</span>
        </Button>
      )}
    </span>
  );
}
