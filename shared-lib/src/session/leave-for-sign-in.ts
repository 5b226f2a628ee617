import { browserLocation } from './browser-location';
import { keepDrafts } from './drafts';
import { forgetSession, isSignedOutByHand } from './forget-session';
import { currentPath, loginPath } from './safe-redirect';
import { clearImpersonation } from './tokens';

/**
 * Opens the sign-in page because there is no session any more. Typed input is kept as a draft, unless the user signed
 * out by hand. docs/domain/sessions.md#in-the-browser
 */
export function leaveForSignIn() {
  // Another tab's sign-out clears only the shared storage, so this tab clears its own.
  clearImpersonation();
  if (isSignedOutByHand()) forgetSession();
  else keepDrafts();
  browserLocation.goTo(loginPath(currentPath()));
}
