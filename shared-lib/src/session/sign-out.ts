import { postJson } from './post-json';
import { clearTokens, readTokens } from './tokens';

/**
 * Ends the session: forgets the tokens at once, then tells the server, whose answer changes nothing for this browser and
 * need not be awaited. Specification §4, Decision §6.
 */
export async function signOut() {
  const tokens = readTokens();
  clearTokens();
  if (!tokens) return;
  await postJson('/logout', { refresh_token: tokens.refreshToken }, tokens.accessToken).catch(() => null);
}
