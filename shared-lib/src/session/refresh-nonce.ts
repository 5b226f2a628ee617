import { keepSurely } from './keep-surely';
import { randomKey } from './random-key';
import { STORED } from './stored-keys';

/**
 * Nonce sent with a session's refresh tokens, the same in all tabs. It identifies this browser when a refresh is
 * repeated by another tab, or after a page was left before the response. sessions.md#how-long
 */
export function refreshNonce() {
  const nonce = localStorage.getItem(STORED.refreshNonce) ?? randomKey();
  keepSurely(localStorage, STORED.refreshNonce, nonce);
  return nonce;
}
