import { redirect } from '@siteledger/shared-lib/router';
import { Frame } from './chrome/frame';
import { FrameOutline } from './chrome/frame-outline';
import { LogoutPage } from './logout/logout-page';
import { NotFoundPage } from './not-found/not-found-page';
import type { OwnRoutes } from './remotes/build-routes';
import type { RouteHandle } from './remotes/route-handle';
import { guardLazy } from './remotes/screen';

const CHANGE_PASSWORD = '/profile/change-password';

const handle = (path: string, title: string): RouteHandle => ({ path, title, breadcrumb: title });

/** The shell's own screens, and the chrome that stands around those of the remotes. */
export const ownRoutes: OwnRoutes = {
  frame: { element: <Frame />, HydrateFallback: FrameOutline },
  inFrame: [
    { path: '/404', handle: handle('/404', 'Page not found'), element: <NotFoundPage /> },
    { path: '/profile', loader: () => redirect(CHANGE_PASSWORD), element: <></> },
    guardLazy(
      {
        path: CHANGE_PASSWORD,
        handle: handle(CHANGE_PASSWORD, 'Change password'),
        lazy: async () => ({ Component: (await import('./profile/change-password-page')).ChangePasswordPage }),
      },
      { title: 'Change password' },
    ),
    { path: '/logout', handle: handle('/logout', 'Logout'), element: <LogoutPage /> },
  ],
};
