import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined, type ButtonProps } from '@siteledger/shared-lib/ui';

type Props = Pick<ButtonProps, 'type'> & {
  to: string;
  permission: PermissionName;
  /** The query of the form; unless given the list's own, which stays behind a dialog. */
  search?: string;
  children: string;
};

/** Leads to the creation of a record; for who may. */
export function CreateButton({ to, permission, search, type = 'primary', children }: Props) {
  const list = useLocation();
  return (
    <Permission any={[permission]}>
      <LinkButton type={type} icon={<PlusOutlined aria-hidden />} to={{ pathname: to, search: search ?? list.search }}>
        {children}
      </LinkButton>
    </Permission>
  );
}
