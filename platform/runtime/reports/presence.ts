import { screenId } from '@siteledger/platform/contract';
import { whenIdle } from '../../boot/when-idle';
import type { LiveListing } from '../live/live-listing';
import { report, sendReports } from './report';
import type { RouteHandle } from '../routes/route-handle';
import type { ShellRouter } from '../routes/shell-router';
import { shownScreens, type ShownScreen } from './shown-screens';

// Well within the minutes after which a session no longer counts as active.
const STILL_HERE_MS = 120_000;

/**
 * Reports in which remote this tab is active, so that admins see whom a change would affect, and its screens' web
 * vitals; returns a function that stops.
 */
export function reportPresence({ router, shown }: ShellRouter, live: LiveListing) {
  const screens = shownScreens();
  let last = '';

  const listed = (name: string | undefined) => live.current().remotes.find((one) => one.name === name);

  function shownScreen(handle: RouteHandle): ShownScreen | undefined {
    const version = handle.version ?? listed(handle.remote)?.version;
    if (!handle.remote || !version) return undefined;
    return { screen: screenId(handle.remote, handle), release: { name: handle.remote, version } };
  }

  function tell(name: string | undefined) {
    const remote = listed(name);
    if (remote) report(remote, 'active');
  }
  function onMove() {
    const handle = shown();
    // A redirecting path has no handle.
    if (handle) screens.note(shownScreen(handle), performance.now());
    const name = handle?.remote ?? '';
    if (name !== last) tell(name);
    last = name;
  }

  onMove();
  // The browser keeps what it measured before, so the first screen's own code comes first.
  whenIdle(() => void import('./vitals').then(({ reportVitals }) => reportVitals(screens)).catch(() => undefined));
  const stop = router.subscribe(onMove);
  const timer = setInterval(() => document.visibilityState === 'visible' && tell(shown()?.remote), STILL_HERE_MS);
  window.addEventListener('pagehide', sendReports);
  return () => {
    stop();
    clearInterval(timer);
    window.removeEventListener('pagehide', sendReports);
  };
}
