import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';

/** Opens the creation of a user over the list, which keeps its filters. */
export function NewUserButton() {
  const { search } = useLocation();
  const { mayChangeUsers } = useMemberRights();
  if (!mayChangeUsers) return null;
  return (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={{ pathname: '/users/list/create', search }}>
      New user
    </LinkButton>
  );
}
