import type { User } from '@siteledger/shared-lib/domain';
import { Link, useLocation } from '@siteledger/shared-lib/router';
import { useMemberRights } from '../use-member-rights';

/** The name of a user, which opens the user over the list; oneself is marked. */
export function UserLink({ user }: { user: User }) {
  const { search } = useLocation();
  const { isSelf } = useMemberRights();
  return (
    <span className="sl-list-text">
      <Link to={{ pathname: `/users/list/${user.uuid}`, search }}>{user.name}</Link>
      {isSelf(user) && <span className="user-self"> (you)</span>}
    </span>
  );
}
