import { forgetSession } from './forget-session';
import { keepSurely } from './keep-surely';
import { postJson } from './post-json';
import { STORED } from './stored-keys';
import { clearTokens, readTokens } from './tokens';

/**
 * Ends the session: forgets the tokens at once, then tells the server, whose answer changes nothing for this browser and
 * need not be awaited. docs/domain/sessions.md#in-the-browser, docs/domain/sessions.md#calls
 */
export async function signOut() {
  const tokens = readTokens();
  clearTokens();
  if (!tokens) return;
  await postJson('/logout', { refresh_token: tokens.refreshToken }, tokens.accessToken).catch(() => null);
}

/** Signs out by hand: all state of the session goes, in every tab. docs/domain/sessions.md#in-the-browser */
export function signOutByHand() {
  // First, because other tabs look at it when the token goes.
  keepSurely(localStorage, STORED.signedOut, '1');
  const ended = signOut();
  forgetSession();
  return ended;
}
