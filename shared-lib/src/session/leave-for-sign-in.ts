import { browserLocation } from './browser-location';
import { keepDrafts } from './drafts';
import { forgetSession, isSignedOutByHand } from './forget-session';
import { currentPath, loginPath } from './safe-redirect';
import { clearImpersonation } from './tokens';

/**
 * Leaves for the sign-in page because there is no session, or no longer. What was typed is kept as a draft,
 * unless somebody signed out by hand. docs/domain/sessions.md#in-the-browser
 */
export function leaveForSignIn() {
  // Of another tab's sign-out only the shared storage is told.
  clearImpersonation();
  if (isSignedOutByHand()) forgetSession();
  else keepDrafts();
  browserLocation.goTo(loginPath(currentPath()));
}
