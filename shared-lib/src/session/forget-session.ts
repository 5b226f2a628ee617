import { STORED_LISTING } from '@siteledger/platform/contract';
import { STORED } from './stored-keys';

const OURS = 'siteledger.';

// Keys that belong to the browser, whoever is signed in: the app's version, the look, the columns of lists, and the
// listing of remotes for when the registry is unreachable. docs/domain/sessions.md#in-the-browser
const KEPT = [
  STORED.appVersion,
  STORED.signedOut,
  'siteledger.theme',
  'siteledger.density',
  'siteledger.columns.',
  STORED_LISTING,
];

const isOfSession = (key: string) => key.startsWith(OURS) && !KEPT.some((kept) => key.startsWith(kept));

/**
 * Removes all data of the session from this browser and this tab: tokens, drafts, prepared payments.
 * docs/domain/sessions.md#in-the-browser
 */
export function forgetSession() {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage).filter(isOfSession)) storage.removeItem(key);
  }
}

/** Whether the user signed out in any tab, rather than the session expiring; then no drafts are kept. */
export const isSignedOutByHand = () => localStorage.getItem(STORED.signedOut) !== null;
