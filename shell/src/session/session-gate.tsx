import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { forgetDraftsOfOthers, isSignedIn, leaveForSignIn, signOut } from '@siteledger/shared-lib/session';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { FrameOutline } from '../chrome/frame-outline';
import { SignedOut } from './signed-out';
import { stayOnlyWhileSignedIn } from './stay-only-while-signed-in';

/**
 * Shows its children only to signed-in users. The user's details are fetched once, at the first navigation; if that
 * fails, the user is signed out. Signing out in another tab ends this one too. docs/domain/sessions.md#in-the-browser
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const [hasToken] = useState(isSignedIn);
  const { data: user, isError } = useUserDetailsQuery(undefined, { skip: !hasToken });
  const hasFailed = isError && !user;
  const uuid = user?.uuid;

  // Must run before the effects of the children: a form reads its draft in one.
  useLayoutEffect(() => {
    if (uuid) forgetDraftsOfOthers(uuid);
  }, [uuid]);

  useEffect(() => {
    if (!hasFailed) return;
    void signOut();
    leaveForSignIn();
  }, [hasFailed]);

  useEffect(() => stayOnlyWhileSignedIn(), []);

  if (!hasToken) return <SignedOut />;
  return user ? children : <FrameOutline />;
}
