import type { User } from '@siteledger/shared-lib/domain';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { Button, UserSwitchOutlined } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';
import { useDeleteUser } from './use-delete-user';
import { useImpersonate } from './use-impersonate';

/**
 * Row actions of a user that the viewer is allowed: impersonate and delete.
 * docs/domain/roles-and-permissions.md#impersonation, docs/domain/sessions.md#impersonation-in-the-browser
 */
export function UserRowActions({ user }: { user: User }) {
  const { mayChange, mayImpersonate } = useMemberRights();
  const { impersonate, isStarting } = useImpersonate();
  const { ask, isDeleting } = useDeleteUser();
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
        <DeleteRowButton name={user.name} isDeleting={isDeleting} onClick={() => ask(user)}>
          <span className="user-act">Delete</span>
        </DeleteRowButton>
      )}
    </span>
  );
}
