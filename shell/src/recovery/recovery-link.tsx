import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { RECOVERY_PERMISSION } from '../own-screens';

/** Leads those who may switch remotes to where they can, whatever has failed. */
export const RecoveryLink = () => (
  <Permission any={[RECOVERY_PERMISSION]}>
    <p>
      <Link to="/recovery">Switch it or roll it back in Recovery</Link>
    </p>
  </Permission>
);
