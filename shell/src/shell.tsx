import type { RemoteListing } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { RouterProvider } from '@siteledger/shared-lib/router';
import { useEffect, useMemo } from 'react';
import { ownRoutes } from './own-routes';
import { preloadInIdleTime, preloadOnIntent } from './remotes/preload';
import { loaderOf } from './remotes/remote-loaders';
import { createShellRouter } from './remotes/shell-router';

type Props = { listing: RemoteListing };

/** The frame over the listed remotes, with the routes that the signed-in user may open. */
export function Shell({ listing }: Props) {
  const { can } = usePermissions();
  const { router, dispose } = useMemo(
    () => createShellRouter(listing, can, loaderOf, ownRoutes(listing)),
    [listing, can],
  );
  useEffect(() => dispose, [dispose]);
  useEffect(() => preloadOnIntent(listing, can, loaderOf), [listing, can]);
  useEffect(() => void preloadInIdleTime(listing, can, loaderOf), [listing, can]);
  return <RouterProvider router={router} />;
}
