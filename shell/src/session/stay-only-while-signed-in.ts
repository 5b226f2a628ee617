import {
  browserLocation,
  currentPath,
  isSignedIn,
  keepDrafts,
  leaveForSignIn,
  onSessionChange,
  readTokens,
  rememberPath,
} from '@siteledger/shared-lib/session';

/**
 * Leaves this document when its session ends, in whichever tab; returns a function that stops.
 * docs/domain/sessions.md#in-the-browser
 */
export function stayOnlyWhileSignedIn() {
  let tokenOnLeaving: string | undefined;

  const stop = onSessionChange((change) => {
    if (change === 'signed-out') leaveForSignIn();
  });
  const onHide = () => {
    tokenOnLeaving = readTokens()?.accessToken;
    rememberPath(currentPath());
    // After a reload, the typed text is offered again.
    if (isSignedIn()) keepDrafts();
  };
  // "Back" may restore this document from the cache, after a sign-out or with another user signed in.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!isSignedIn()) leaveForSignIn();
    else if (persisted && readTokens()?.accessToken !== tokenOnLeaving) browserLocation.reload();
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    stop();
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}
