import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { Button, PlusOutlined } from '@siteledger/shared-lib/ui';

type Props = { list: string; permission: PermissionName; children: string };

/** Opens a creation over its list, which keeps its filters; for who may. */
export function NewPartyButton({ list, permission, children }: Props) {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Permission any={[permission]}>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => void navigate({ pathname: `${list}/create`, search })}
      >
        {children}
      </Button>
    </Permission>
  );
}
