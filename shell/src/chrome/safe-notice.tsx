import { isSafeStart, leaveSafeStart } from '@siteledger/platform/runtime';
import { Permission } from '@siteledger/shared-lib/permission';
import { Link } from '@siteledger/shared-lib/router';
import { browserLocation } from '@siteledger/shared-lib/session';
import { Button, SafetyOutlined } from '@siteledger/shared-lib/ui';
import { RECOVERY_PERMISSION } from '../own-screens';

/** A notice that this tab runs the shell without remotes, with a button to leave that mode. */
export function SafeNotice() {
  if (!isSafeStart()) return null;
  return (
    <div className="notice" role="status">
      <SafetyOutlined aria-hidden />
      <span>This tab was opened without the pages of the menu, so that none of them can get in the way.</span>
      <Permission any={[RECOVERY_PERMISSION]}>
        <Link to="/recovery">Recovery</Link>
      </Permission>
      <Button size="small" onClick={() => browserLocation.goTo(leaveSafeStart())}>
        Start normally
      </Button>
    </div>
  );
}
