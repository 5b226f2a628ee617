import { savesSettled, useAppStore } from '@siteledger/shared-lib/api';
import { Remotes } from '@siteledger/platform/runtime';
import { usePermissions, Permission } from '@siteledger/shared-lib/permission';
import { refreshSettled } from '@siteledger/shared-lib/session';
import { useCallback } from 'react';
import { Link } from '@siteledger/shared-lib/router';
import { views } from './cards/views';
import { WayBack } from './cards/way-back';
import { ownRoutes } from './own-routes';
import { loaderOf } from './remote-loaders';
import { RECOVERY_PERMISSION } from './own-screens';

/** A link to Recovery for users who may switch remotes, shown whatever has failed. */
const RecoveryLink = () => (
  <Permission any={[RECOVERY_PERMISSION]}>
    <p>
      <Link to="/recovery">Switch it or roll it back in Recovery</Link>
    </p>
  </Permission>
);

const WAY_BACK = <RecoveryLink />;

/** Passes the product's parts to the platform: the frame, the views for missing screens, and the user's permissions. */
export function Shell() {
  const { meets } = usePermissions();
  const store = useAppStore();
  const settled = useCallback(() => savesSettled(store), [store]);
  return (
    <WayBack value={WAY_BACK}>
      <Remotes
        isGranted={meets}
        loaderOf={loaderOf}
        own={ownRoutes}
        views={views}
        savesSettled={settled}
        tokenSettled={refreshSettled}
      />
    </WayBack>
  );
}
