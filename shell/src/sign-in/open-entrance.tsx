import type { SecondFactorStep } from '@siteledger/shared-lib/domain';
import {
  browserLocation,
  forgetSession,
  isSignedIn,
  isSignedOutByHand,
  onSessionChange,
  rememberArrival,
  safeRedirect,
} from '@siteledger/shared-lib/session';
import type { ReactElement } from 'react';
import { isSignInPath } from './entrance-paths';
import { redirectTarget } from './redirect-target';
import { SignInPage } from './sign-in-page';
import { Entrance } from './entrance';

type Show = (screen: ReactElement) => void;

function goOn() {
  const target = safeRedirect(redirectTarget());
  rememberArrival(target);
  browserLocation.goTo(target);
}

const goOnFromSignIn = () => {
  if (isSignInPath() && isSignedIn()) goOn();
};

// "Back" may restore the sign-in page from the browser's cache.
const onShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) goOnFromSignIn();
};

/**
 * Renders the screen without a session at the present path. A signed-in user is sent on from the sign-in page, even if
 * they sign in in another tab; the password screens are open to everybody. docs/domain/sessions.md#public-pages,
 * docs/domain/sessions.md#in-the-browser
 */
export function openEntrance(show: Show) {
  // Clears what a page may have stored while the user was leaving it.
  if (isSignedOutByHand()) forgetSession();
  const stop = onSessionChange(goOnFromSignIn);
  window.addEventListener('pageshow', onShow);
  if (!isSignInPath()) void openPasswordScreen(show);
  else if (isSignedIn()) goOn();
  else showSignIn(show);
  return () => {
    stop();
    window.removeEventListener('pageshow', onShow);
  };
}

function showSignIn(show: Show, news?: { text: string; email: string }) {
  show(<SignInPage onSignedIn={goOn} onStep={(step) => void openSecondStep(show, step)} news={news} />);
}

async function openSecondStep(show: Show, step: SecondFactorStep): Promise<void> {
  const loaded = await import('./second-step/second-step-screen').catch(() => null);
  if (!loaded) return show(<LoadFailed onRetry={() => void openSecondStep(show, step)} />);
  show(<loaded.SecondStepScreen step={step} onSignedIn={goOn} />);
}

async function openPasswordScreen(show: Show): Promise<void> {
  const loaded = await import('./password-screen').catch(() => null);
  if (!loaded) return show(<LoadFailed onRetry={() => void openPasswordScreen(show)} />);
  const onDone = (news: { text: string; email: string }) => {
    // The link is used up, so Back must not return to it.
    window.history.replaceState(null, '', '/login');
    showSignIn(show, news);
  };
  show(<loaded.PasswordScreen onDone={onDone} />);
}

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Entrance title="Siteledger" lead="Project finance for people who build.">
    <p className="general-message" role="alert">
      This page could not be loaded. Check the connection.
    </p>
    <button type="button" className="submit" onClick={onRetry}>
      Retry
    </button>
  </Entrance>
);
