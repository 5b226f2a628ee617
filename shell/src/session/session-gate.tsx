import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import {
  browserLocation,
  currentPath,
  isSignedIn,
  loginPath,
  onSessionChange,
  signOut,
} from '@siteledger/shared-lib/session';
import { useEffect, useState, type ReactNode } from 'react';
import { FrameOutline } from '../chrome/frame-outline';

const toSignIn = () => browserLocation.goTo(loginPath(currentPath()));

/**
 * Lets nobody in but who is signed in. The user's details are fetched once, at the first navigation; when that fails, the
 * user is signed out. Signing out in another tab ends this one too. Specification §4 and §8.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const [hasToken] = useState(isSignedIn);
  const { data: user, isError } = useUserDetailsQuery(undefined, { skip: !hasToken });
  const hasFailed = isError && !user;

  useEffect(() => {
    if (!hasToken) toSignIn();
  }, [hasToken]);

  useEffect(() => {
    if (!hasFailed) return;
    void signOut();
    toSignIn();
  }, [hasFailed]);

  useEffect(() => stayOnlyWhileSignedIn(), []);

  return user ? children : <FrameOutline />;
}

function stayOnlyWhileSignedIn() {
  const stop = onSessionChange((change) => {
    if (change === 'signed-out') toSignIn();
  });
  // "Back" after signing out may bring this document back as it was.
  const onShow = () => {
    if (!isSignedIn()) toSignIn();
  };
  window.addEventListener('pageshow', onShow);
  return () => {
    stop();
    window.removeEventListener('pageshow', onShow);
  };
}
