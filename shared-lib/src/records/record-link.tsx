import type { Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import './record-link.css';

type Props = {
  to: string;
  name: string;
  permission: Permission;
  /** -1 in a grid, where Tab reaches one cell and the arrow keys the others. */
  tabIndex?: number;
};

/** A name or number linked to its page; plain text for users without the permission. */
export function RecordLink({ to, name, permission, tabIndex }: Props) {
  const { can } = usePermissions();
  if (!can(permission))
    return (
      <span className="sl-list-text" title={name}>
        {name}
      </span>
    );
  return (
    <Link className="sl-record-link" to={to} title={name} tabIndex={tabIndex}>
      {name}
    </Link>
  );
}
