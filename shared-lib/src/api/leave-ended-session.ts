import {
  browserLocation,
  clearImpersonation,
  clearTokens,
  impersonationToken,
  leaveForSignIn,
} from '@siteledger/shared-lib/session';

/**
 * After 418: an ended impersonation returns to the user's own session at `/`; else the sign-in page is told where to come
 * back to, unless it is there already. sessions.md#impersonation-in-the-browser, sessions.md#in-the-browser
 */
export function leaveEndedSession() {
  if (impersonationToken()) {
    clearImpersonation();
    browserLocation.goTo('/');
    return;
  }
  clearTokens();
  if (location.pathname !== '/login') leaveForSignIn();
}
