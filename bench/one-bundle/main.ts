import { checkAppVersion, storedToken } from '@siteledger/shared-lib/session';
import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { startFrame } from '../../shell/src/bootstrap';
import { bundledListing } from './bundled-remotes';
import '../../shell/src/font/font.css';

window.siteledger = {
  listingUrl: '/api/v2/remotes',
  token: storedToken,
  firstListing: Promise.resolve(bundledListing),
  firstAskedWith: storedToken(),
  fetchListing: () => Promise.resolve(bundledListing),
  keptListing: () => null,
  isSafe: false,
  integrityOf: () => '',
  addressOfTry: (url) => url,
  takeFirstAnswer: () => undefined,
  dropFirstAnswers: () => undefined,
  overrides: {},
  askedOverrides: {},
  preload: () => undefined,
};

checkAppVersion();
applyAppearance();

// Sign-in is one more lazy screen, as in an application without separate builds.
if (location.pathname === '/login') void import('../../shell/src/sign-in/main');
else void startFrame();
