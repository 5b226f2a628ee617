import {
  browserLocation,
  clearImpersonation,
  clearTokens,
  impersonationToken,
  leaveForSignIn,
} from '@siteledger/shared-lib/session';

/**
 * Handles 418: an ended impersonation returns to the user's own session at `/`; otherwise the sign-in page opens with
 * the present path as its redirect. sessions.md#impersonation-in-the-browser, sessions.md#in-the-browser
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
