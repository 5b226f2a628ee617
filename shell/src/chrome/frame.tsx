import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { DocumentTitle, isSafeStart, type RouteHandle, useListing, useRouteHandle } from '@siteledger/platform/runtime';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Outlet, useCrumbs, useLocation } from '@siteledger/shared-lib/router';
import { useEffect, useMemo, useRef } from 'react';
import { ImpersonationBanner } from './impersonation-banner';
import { menuOf } from './menu';
import { OfflineNotice } from './offline-notice';
import { OverrideNotice } from './override-notice';
import { OverrideQuestion } from './override-question';
import { PauseNotice } from './pause-notice';
import { SafeNotice } from './safe-notice';
import { SideDrawer } from './side-drawer';
import { TopBar } from './top-bar';
import { trailOf } from './trail';
import { useDrawer } from './use-drawer';
import { useScrollPlace } from './use-scroll-place';
import { usePalette } from '../palette/use-palette';
import './frame.css';

// In a safe start the remotes' pages are missing, so "Page not found" would be misleading.
const insteadOf = (handle: RouteHandle | null) =>
  isSafeStart() && handle?.path === '/404' ? 'Not in this tab' : undefined;

/** The chrome around every screen: side drawer, top bar, banner, and the screen's area. screens.md#the-frame */
export function Frame() {
  const listing = useListing();
  const { data: user } = useUserDetailsQuery();
  const { meets } = usePermissions();
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const main = useRef<HTMLElement>(null);
  const { isOpen, open, close, dismiss, drawer, toggle } = useDrawer();
  const sections = useMemo(() => menuOf(listing, accessFilter() === 'open' ? () => true : meets), [listing, meets]);
  const instead = insteadOf(handle);
  const step = handle && { ...handle, breadcrumb: instead ?? handle.breadcrumb };
  const trail = trailOf(listing, pathname, step ? [step] : [], useCrumbs());

  const palette = usePalette(user, sections);
  useScrollPlace();

  // Closes the menu after any navigation, including one from code.
  useEffect(close, [pathname, close]);

  if (!user) return null;
  return (
    <div className="frame">
      <DocumentTitle application="Siteledger" instead={instead} />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideDrawer
        ref={drawer}
        sections={sections}
        pathname={pathname}
        isOpen={isOpen}
        onChoose={() => main.current?.focus()}
        onClose={dismiss}
      />
      <div className="frame-body" inert={isOpen || palette.isOpen}>
        <TopBar
          user={user}
          trail={trail}
          isMenuOpen={isOpen}
          onOpenMenu={open}
          onFind={palette.find}
          onNew={palette.startNew}
          toggle={toggle}
        />
        <ImpersonationBanner user={user} />
        <OfflineNotice />
        <SafeNotice />
        <PauseNotice />
        <OverrideNotice />
        <OverrideQuestion />
        <main id="main" className="screen" ref={main} tabIndex={-1} data-release={handle?.version}>
          <Outlet />
        </main>
      </div>
      {palette.drawn}
    </div>
  );
}

/**
 * Which entries the menu shows: with `gated` (the default), those that the user may open; with `open`, set in `<meta
 * name="access-filter">` from ACCESS_FILTER, all of them. Routes and the server ignore this setting.
 * docs/domain/roles-and-permissions.md#the-menu
 */
const accessFilter = (): 'gated' | 'open' =>
  document.querySelector<HTMLMetaElement>('meta[name="access-filter"]')?.content === 'open' ? 'open' : 'gated';
