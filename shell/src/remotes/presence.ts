import type { LiveListing } from './live-listing';
import { report, sendReports } from './report';
import type { ShellRouter } from './shell-router';

// Well within the minutes after which a session no longer counts as working somewhere.
const STILL_HERE_MS = 120_000;

/** Reports in which remote this tab is at work, so that admins see whom a change would reach; answers how to stop. */
export function reportPresence({ router, shown }: ShellRouter, live: LiveListing) {
  let last = '';

  function tell(name: string | undefined) {
    const remote = live.current().remotes.find((one) => one.name === name);
    if (remote) report(remote, 'active');
  }
  function onMove() {
    const name = shown()?.remote ?? '';
    if (name !== last) tell(name);
    last = name;
  }

  onMove();
  const opened = live.current().remotes.find(({ name }) => name === last);
  if (opened) void import('./vitals').then(({ reportVitals }) => reportVitals(opened)).catch(() => undefined);
  const stop = router.subscribe(onMove);
  const timer = setInterval(() => document.visibilityState === 'visible' && tell(shown()?.remote), STILL_HERE_MS);
  window.addEventListener('pagehide', sendReports);
  return () => {
    stop();
    clearInterval(timer);
    window.removeEventListener('pagehide', sendReports);
  };
}
