import type { User } from '@siteledger/shared-lib/domain';
import { useMemberRights } from '../use-member-rights';
import { ChangeMark } from './change-mark';
import { ChangeMessages } from './change-messages';
import { useChange } from './use-assignments';

type Props = {
  user: User;
  /** Shows the e-mail where it has no column. */
  hasEmail?: boolean;
};

/** User of the row, with the messages of their change. */
export function UserCell({ user, hasEmail = false }: Props) {
  const change = useChange(user.uuid);
  const { isSelf } = useMemberRights();
  return (
    <div className="role-user">
      <span className="role-user-line">
        <span className="sl-list-text role-user-name">
          {user.name}
          {isSelf(user) && <span className="role-user-note"> (you)</span>}
        </span>
        <ChangeMark user={user} />
        {hasEmail && <UserEmail email={user.email} />}
      </span>
      {change && <ChangeMessages change={change} />}
    </div>
  );
}

export const UserEmail = ({ email }: Pick<User, 'email'>) => (
  <span className="sl-list-text role-user-note role-user-email" title={email}>
    {email}
  </span>
);
