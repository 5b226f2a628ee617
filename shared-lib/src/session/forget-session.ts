import { STORED_LISTING } from '@siteledger/platform/contract';
import { STORED } from './stored-keys';

const OURS = 'siteledger.';

// These belong to the browser, whoever is signed in: the version of the app, the look, the columns of lists,
// and the listing of remotes for a registry that does not answer. docs/domain/sessions.md#in-the-browser
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
 * Removes everything of the session from this browser and this tab: tokens, drafts, prepared payments.
 * docs/domain/sessions.md#in-the-browser
 */
export function forgetSession() {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage).filter(isOfSession)) storage.removeItem(key);
  }
}

/** Whether the session was ended by hand, in whichever tab, and not by time: then nothing typed is kept. */
export const isSignedOutByHand = () => localStorage.getItem(STORED.signedOut) !== null;
