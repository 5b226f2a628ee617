import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined } from '@siteledger/shared-lib/ui';

type Props = { list: string; permission: PermissionName; children: string };

/** Opens a creation over its list, which keeps its filters; for who may. */
export function NewPartyButton({ list, permission, children }: Props) {
  const { search } = useLocation();
  return (
    <Permission any={[permission]}>
      <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={{ pathname: `${list}/create`, search }}>
        {children}
      </LinkButton>
    </Permission>
  );
}
