import { keepSurely } from './keep-surely';
import { randomKey } from './random-key';
import { STORED } from './stored-keys';

/**
 * What goes with the stored refresh tokens of a session, the same from every tab: by it the server knows this browser again when a
 * refresh comes twice, from a page that was left before its answer arrived or from another tab. sessions.md#how-long
 */
export function refreshNonce() {
  const nonce = localStorage.getItem(STORED.refreshNonce) ?? randomKey();
  keepSurely(localStorage, STORED.refreshNonce, nonce);
  return nonce;
}
