import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { LinkButton, PlusOutlined, type ButtonProps } from '@siteledger/shared-lib/ui';

type Props = Pick<ButtonProps, 'type'> & {
  to: string;
  permission: PermissionName;
  /** Query of the form's address; by default the list's own, as the list stays visible behind a dialog. */
  search?: string;
  children: string;
};

/** Button to create a record; needs the permission. */
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
