import { useLocation } from '@siteledger/shared-lib/router';
import { browserLocation, loginPath, previousPath, signOutByHand } from '@siteledger/shared-lib/session';
import { LoadingState } from '@siteledger/shared-lib/ui';
import { useEffect, useState } from 'react';

/** What the link to /logout says: the path to come back to after the next sign-in. */
export type LogoutState = { from?: string } | null;

/**
 * Ends the session and goes to the sign-in page, which remembers the path before. The sign-in page is a document of its
 * own, so everything that this one knows is gone with it. docs/domain/sessions.md#in-the-browser
 */
export function LogoutPage() {
  const { state } = useLocation() as { state: LogoutState };
  // An address that was typed by hand comes with a new document, which only the tab knows the path before of.
  const [from] = useState(() => state?.from ?? previousPath());
  useEffect(() => {
    void signOutByHand();
    browserLocation.goTo(loginPath(from));
  }, [from]);
  return <LoadingState />;
}
