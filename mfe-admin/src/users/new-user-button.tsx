import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';
import { useMemberRights } from '../use-member-rights';

/** Opens the creation of a user over the list, which keeps its filters. */
export function NewUserButton() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mayChangeUsers } = useMemberRights();
  if (!mayChangeUsers) return null;
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate({ pathname: '/users/list/create', search })}
    >
      New user
    </Button>
  );
}
