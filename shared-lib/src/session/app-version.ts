import { APP_VERSION } from '@siteledger/shared-lib/domain';
import { keepSurely } from './keep-surely';
import { STORED } from './stored-keys';

/**
 * Clears all local storage written by another version of the app, and stores the present version. Runs before anything
 * else is read; reading tokens also runs it. docs/domain/sessions.md#in-the-browser
 */
export function checkAppVersion() {
  if (localStorage.getItem(STORED.appVersion) === APP_VERSION) return;
  // Storage that looks empty here is not cleared: another browser process may just have written to it, a session for
  // example.
  if (localStorage.length > 0) localStorage.clear();
  keepSurely(localStorage, STORED.appVersion, APP_VERSION);
}
