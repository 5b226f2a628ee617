import { APP_VERSION } from '@siteledger/shared-lib/domain';
import { keepSurely } from './keep-surely';
import { STORED } from './stored-keys';

/**
 * Clears all local storage when another version of the app wrote it, and notes the present one.
 * Comes before anything else is read; reading tokens does it too. docs/domain/sessions.md#in-the-browser
 */
export function checkAppVersion() {
  if (localStorage.getItem(STORED.appVersion) === APP_VERSION) return;
  // Another process of the browser may just have written what still looks empty from here, a session for example.
  if (localStorage.length > 0) localStorage.clear();
  keepSurely(localStorage, STORED.appVersion, APP_VERSION);
}
