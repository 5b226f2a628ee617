import { guardLazy, leadOn, type OwnRoutes, type RouteHandle } from '@siteledger/platform/runtime';
import { keepDrafts, takeArrival } from '@siteledger/shared-lib/session';
import type { ComponentType } from 'react';
import { Frame } from './chrome/frame';
import { FrameOutline } from './chrome/frame-outline';
import { LogoutPage } from './logout/logout-page';
import { NotFoundPage } from './not-found/not-found-page';
import { ownRedirects, ownScreens } from './own-screens';
import { WhyLink } from './why/why-link';

const RECOVERY = '/recovery';
const WHY = '/why';
const CHANGE_PASSWORD = '/profile/change-password';
const TWO_STEP = '/profile/two-step-sign-in';
const SESSIONS = '/profile/sessions';

const titled = (path: string, title: string): RouteHandle => ({ path, title, breadcrumb: title });

const handle = (path: keyof typeof ownScreens) => titled(path, ownScreens[path]);

const lazyScreen = (path: keyof typeof ownScreens, load: () => Promise<ComponentType>) =>
  guardLazy(
    { path, handle: handle(path), lazy: async () => ({ Component: await load() }) },
    { title: ownScreens[path] },
  );

const redirects = Object.entries(ownRedirects).map(([path, to]): OwnRoutes['inFrame'][number] => ({
  path,
  loader: ({ request }) => leadOn(request, to),
  element: <></>,
}));

/** The shell's own screens, and its chrome around the remotes' screens. */
export const ownRoutes: OwnRoutes = {
  title: 'Siteledger',
  frame: { element: <Frame />, HydrateFallback: FrameOutline },
  inFrame: [
    { path: '/404', handle: handle('/404'), element: <NotFoundPage more={<WhyLink />} /> },
    lazyScreen(RECOVERY, async () => (await import('./recovery/recovery-page')).RecoveryPage),
    lazyScreen(WHY, async () => (await import('./why/why-page')).WhyPage),
    ...redirects,
    lazyScreen(CHANGE_PASSWORD, async () => (await import('./profile/change-password-page')).ChangePasswordPage),
    lazyScreen(TWO_STEP, async () => (await import('./profile/two-step/two-step-page')).TwoStepPage),
    lazyScreen(SESSIONS, async () => (await import('./profile/sessions/sessions-page')).SessionsPage),
    // Not a visible screen: it redirects to the sign-in page immediately.
    { path: '/logout', handle: titled('/logout', 'Logout'), element: <LogoutPage /> },
  ],
  keepTyped: keepDrafts,
  takeArrival,
};
