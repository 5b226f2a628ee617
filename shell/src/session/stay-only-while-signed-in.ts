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
 * Ends this document with the session that it began with, whichever tab ends it; answers how to stop.
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
    // A reload offers again what was being typed.
    if (isSignedIn()) keepDrafts();
  };
  // "Back" may bring this document back as it was: after signing out, or with somebody else signed in meanwhile.
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
