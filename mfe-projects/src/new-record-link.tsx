import type { Permission as PermissionName } from '@siteledger/shared-lib/domain';
import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';

type Props = { to: string; permission: PermissionName; children: string };

/** Link to create a record missing in a picker, in a new tab, so that the picker's form keeps its input. */
export const NewRecordLink = ({ to, permission, children }: Props) => (
  <Permission any={[permission]}>
    <Link to={to} target="_blank" title="Opens in a new tab">
      {children}
    </Link>
  </Permission>
);

/** Link to create a contractor or supplier missing in a picker. */
export const NewContractorLink = () => (
  <NewRecordLink to="/contractors/list/create" permission="contractor.create">
    New contractor
  </NewRecordLink>
);
