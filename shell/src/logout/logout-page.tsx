import { useLocation } from '@siteledger/shared-lib/router';
import { browserLocation, loginPath, signOut } from '@siteledger/shared-lib/session';
import { LoadingState } from '@siteledger/shared-lib/ui';
import { useEffect } from 'react';

/** What the link to /logout says: the path to come back to after the next sign-in. */
export type LogoutState = { from?: string } | null;

/**
 * Ends the session and goes to the sign-in page, which remembers the path before. The sign-in page is a document of its
 * own, so everything that this one knows is gone with it. Specification §2 and §4.
 */
export function LogoutPage() {
  const { state } = useLocation() as { state: LogoutState };
  const from = state?.from ?? '/';
  useEffect(() => {
    void signOut();
    browserLocation.goTo(loginPath(from));
  }, [from]);
  return <LoadingState />;
}
