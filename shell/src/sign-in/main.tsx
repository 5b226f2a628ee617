import {
  browserLocation,
  checkAppVersion,
  isSignedIn,
  onSessionChange,
  safeRedirect,
} from '@siteledger/shared-lib/session';
import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { createRoot } from 'react-dom/client';
import { redirectTarget } from './redirect-target';
import { SignInPage } from './sign-in-page';
import './sign-in.css';

// Before anything reads what is stored. Specification §4, Decision §8.
checkAppVersion();
applyAppearance();

const goOn = () => browserLocation.goTo(safeRedirect(redirectTarget()));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
if (isSignedIn()) goOn();
else createRoot(root).render(<SignInPage onSignedIn={goOn} />);

onSessionChange((change) => {
  if (change === 'signed-in') goOn();
});
