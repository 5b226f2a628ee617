import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';

type Props = { to: string; permission: PermissionName; children: string };

/** Creates what a picker does not have, in a tab of its own: the form that the picker is in keeps what is typed. */
export const NewRecordLink = ({ to, permission, children }: Props) => (
  <Permission any={[permission]}>
    <Link to={to} target="_blank" title="Opens in a new tab">
      {children}
    </Link>
  </Permission>
);

/** Creates a contractor or supplier for a picker of them. */
export const NewContractorLink = () => (
  <NewRecordLink to="/contractors/list/create" permission="contractor.create">
    New contractor
  </NewRecordLink>
);
