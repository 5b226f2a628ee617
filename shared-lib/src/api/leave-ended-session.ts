import {
  browserLocation,
  clearImpersonation,
  clearTokens,
  impersonationToken,
  leaveForSignIn,
} from '@siteledger/shared-lib/session';

/**
 * After 418: an ended impersonation returns to the user's own session at `/`; else the sign-in page is told where to come
 * back to, unless it is there already. Specification §4 and §8.
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
