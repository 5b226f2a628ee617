import { keepSurely } from './keep-surely';
import { randomKey } from './random-key';
import { STORED } from './stored-keys';

/**
 * What goes with the stored refresh token: made before the token is first sent, and kept until its answer is stored. When the
 * page is left before that, the next page repeats the refresh with it, and the session goes on. sessions.md#how-long
 */
export function refreshNonce() {
  const nonce = localStorage.getItem(STORED.refreshNonce) ?? randomKey();
  keepSurely(localStorage, STORED.refreshNonce, nonce);
  return nonce;
}
