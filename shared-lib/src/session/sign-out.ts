import { forgetSession } from './forget-session';
import { keepSurely } from './keep-surely';
import { postJson } from './post-json';
import { STORED } from './stored-keys';
import { clearTokens, readTokens } from './tokens';

/**
 * Ends the session: clears the tokens at once, then notifies the server. This browser ignores the response and need not
 * await it. docs/domain/sessions.md#in-the-browser, docs/domain/sessions.md#calls
 */
export async function signOut() {
  const tokens = readTokens();
  clearTokens();
  if (!tokens) return;
  await postJson('/logout', { refresh_token: tokens.refreshToken }, tokens.accessToken).catch(() => null);
}

/**
 * Signs out at the user's request: removes all state of the session, in every tab.
 * docs/domain/sessions.md#in-the-browser
 */
export function signOutByHand() {
  // First, because other tabs read it when the token disappears.
  keepSurely(localStorage, STORED.signedOut, '1');
  const ended = signOut();
  forgetSession();
  return ended;
}
