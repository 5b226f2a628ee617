import type { User } from '@siteledger/shared-lib/domain';
import { useMemberRights } from '../use-member-rights';
import { ChangeMark } from './change-mark';
import { ChangeMessages } from './change-messages';
import { useChange } from './use-assignments';

/** Who the row is about, and what is to be said of their change. */
export function UserCell({ user }: { user: User }) {
  const change = useChange(user.uuid);
  const { isSelf, mayChange, mayChangeUsers } = useMemberRights();
  return (
    <div className="role-user">
      <span className="role-user-name">
        {user.name}
        {isSelf(user) && <span className="role-user-note"> (you)</span>}
      </span>
      <span className="role-user-note">{user.email}</span>
      {mayChangeUsers && !mayChange(user) && (
        <span className="role-user-note">Only a Super Admin can edit a Super Admin.</span>
      )}
      <ChangeMark user={user} />
      {change && <ChangeMessages change={change} />}
    </div>
  );
}
