import { useLocation } from '@siteledger/shared-lib/router';
import { browserLocation, loginPath, previousPath, signOutByHand } from '@siteledger/shared-lib/session';
import { LoadingState } from '@siteledger/shared-lib/ui';
import { useEffect, useState } from 'react';

/** Link state of /logout: the path to return to after the next sign-in. */
export type LogoutState = { from?: string } | null;

/**
 * Ends the session and goes to the sign-in page, which remembers the previous path. The sign-in page is a separate
 * document, so all state in memory is discarded. docs/domain/sessions.md#in-the-browser
 */
export function LogoutPage() {
  const { state } = useLocation() as { state: LogoutState };
  // A typed address loads a new document, so the previous path comes from the tab's storage.
  const [from] = useState(() => state?.from ?? previousPath());
  useEffect(() => {
    void signOutByHand();
    browserLocation.goTo(loginPath(from));
  }, [from]);
  return <LoadingState />;
}
