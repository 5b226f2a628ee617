import { savesSettled, useAppStore } from '@siteledger/shared-lib/api';
import type { RemoteListing } from '@siteledger/platform/contract';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { RouterProvider } from '@siteledger/shared-lib/router';
import { SlotContext } from '@siteledger/shared-lib/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ownRoutes } from './own-routes';
import { RecoveryLink } from './recovery/recovery-link';
import { leavePaused } from './remotes/leave-paused';
import { ListingContext } from './remotes/listing-context';
import { liveListing } from './remotes/live-listing';
import { preloadInIdleTime, preloadOnIntent } from './remotes/preload';
import { reportPresence } from './remotes/presence';
import { loaderOf } from './remotes/remote-loaders';
import { createShellRouter } from './remotes/shell-router';
import { slotFills } from './remotes/slot-fills';
import { WayBack } from './remotes/way-back';

const WAY_BACK = <RecoveryLink />;

type Props = { listing: RemoteListing };

/** The frame over the listed remotes, with the routes that the signed-in user may open; it follows the registry, and those rights. */
export function Shell({ listing: first }: Props) {
  const { meets } = usePermissions();
  const store = useAppStore();
  const [live] = useState(() => liveListing(first));
  const listing = useSyncExternalStore(live.subscribe, live.current);
  const [shell] = useState(() => createShellRouter(live.current(), meets, loaderOf, ownRoutes));

  const fills = useMemo(() => slotFills(listing, meets, loaderOf), [listing, meets]);

  useEffect(() => live.follow(), [live]);
  useEffect(() => shell.dispose, [shell]);
  useEffect(() => {
    shell.update(listing, meets);
    void leavePaused(shell, listing, () => savesSettled(store));
  }, [shell, listing, meets, store]);
  useEffect(() => reportPresence(shell, live), [shell, live]);
  useEffect(() => preloadOnIntent(listing, meets, loaderOf), [listing, meets]);
  useEffect(() => void preloadInIdleTime(listing, meets, loaderOf), [listing, meets]);

  return (
    <ListingContext value={listing}>
      <SlotContext value={fills}>
        <WayBack value={WAY_BACK}>
          <RouterProvider router={shell.router} />
        </WayBack>
      </SlotContext>
    </ListingContext>
  );
}
