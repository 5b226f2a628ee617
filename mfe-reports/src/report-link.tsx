import type { Permission } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import './reports.css';

type Props = { to: string; name: string; permission: Permission };

/** A name of a report that leads to its page, for those who may see it; to others it is a name. */
export function ReportLink({ to, name, permission }: Props) {
  const { can } = usePermissions();
  if (!can(permission))
    return (
      <span className="sl-list-text" title={name}>
        {name}
      </span>
    );
  return (
    <Link className="report-link" to={to} title={name}>
      {name}
    </Link>
  );
}
