import { Frame } from './chrome/frame';
import { FrameOutline } from './chrome/frame-outline';
import { LogoutPage } from './logout/logout-page';
import { NotFoundPage } from './not-found/not-found-page';
import type { OwnRoutes } from './remotes/build-routes';
import { leadOn } from './remotes/lead-on';
import type { RouteHandle } from './remotes/route-handle';
import { guardLazy } from './remotes/screen';
import { ownScreens } from './own-screens';
import { WhyLink } from './why/why-link';

const RECOVERY = '/recovery';
const WHY = '/why';
const CHANGE_PASSWORD = '/profile/change-password';
const TWO_STEP = '/profile/two-step-sign-in';
const SESSIONS = '/profile/sessions';

const titled = (path: string, title: string): RouteHandle => ({ path, title, breadcrumb: title });

const handle = (path: keyof typeof ownScreens) => titled(path, ownScreens[path]);

/** The shell's own screens, and the chrome that stands around those of the remotes. */
export const ownRoutes: OwnRoutes = {
  frame: { element: <Frame />, HydrateFallback: FrameOutline },
  inFrame: [
    { path: '/404', handle: handle('/404'), element: <NotFoundPage more={<WhyLink />} /> },
    guardLazy(
      {
        path: RECOVERY,
        handle: handle(RECOVERY),
        lazy: async () => ({ Component: (await import('./recovery/recovery-page')).RecoveryPage }),
      },
      { title: ownScreens[RECOVERY] },
    ),
    guardLazy(
      {
        path: WHY,
        handle: handle(WHY),
        lazy: async () => ({ Component: (await import('./why/why-page')).WhyPage }),
      },
      { title: ownScreens[WHY] },
    ),
    { path: '/profile', loader: ({ request }) => leadOn(request, CHANGE_PASSWORD), element: <></> },
    guardLazy(
      {
        path: CHANGE_PASSWORD,
        handle: handle(CHANGE_PASSWORD),
        lazy: async () => ({ Component: (await import('./profile/change-password-page')).ChangePasswordPage }),
      },
      { title: ownScreens[CHANGE_PASSWORD] },
    ),
    guardLazy(
      {
        path: TWO_STEP,
        handle: handle(TWO_STEP),
        lazy: async () => ({ Component: (await import('./profile/two-step/two-step-page')).TwoStepPage }),
      },
      { title: ownScreens[TWO_STEP] },
    ),
    guardLazy(
      {
        path: SESSIONS,
        handle: handle(SESSIONS),
        lazy: async () => ({ Component: (await import('./profile/sessions/sessions-page')).SessionsPage }),
      },
      { title: ownScreens[SESSIONS] },
    ),
    // No screen: it is left for the entrance at once.
    { path: '/logout', handle: titled('/logout', 'Logout'), element: <LogoutPage /> },
  ],
};
