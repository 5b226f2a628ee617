import type { Impersonation, TokenPair } from '@siteledger/shared-lib/domain';
import { checkAppVersion } from './app-version';
import { keepSurely } from './keep-surely';
import { refreshNonce } from './refresh-nonce';
import { STORED, STORED_IN_TAB } from './stored-keys';

/** The session stored in this browser; `expiresAt` is in milliseconds since 1970. */
export type Tokens = { accessToken: string; refreshToken: string; expiresAt: number };

// Refreshing this early keeps a slow call from arriving with an expired token.
const EXPIRES_SOON_MS = 60_000;

/**
 * The signed-in user's tokens, or null. A session of another app version is treated as none. sessions.md#in-the-browser
 */
export function readTokens(): Tokens | null {
  checkAppVersion();
  const accessToken = localStorage.getItem(STORED.accessToken);
  if (!accessToken) return null;
  return {
    accessToken,
    refreshToken: localStorage.getItem(STORED.refreshToken) ?? '',
    expiresAt: Number(localStorage.getItem(STORED.expiresAt) ?? 0),
  };
}

/** Stores the tokens of a sign-in or refresh. docs/domain/sessions.md#how-long */
export function storeTokens(pair: TokenPair) {
  checkAppVersion();
  localStorage.removeItem(STORED.signedOut);
  // Creates the nonce before any tab needs it: two tabs that each created one at the same moment would have different
  // ones.
  refreshNonce();
  keepSurely(localStorage, STORED.refreshToken, pair.refresh_token);
  keepSurely(localStorage, STORED.expiresAt, String(Date.now() + pair.expires_in * 1000));
  // Last, because other tabs listen for this one and then read all three.
  keepSurely(localStorage, STORED.accessToken, pair.access_token);
}

/** Clears the session, including an impersonation; other tabs notice. sessions.md#impersonation-in-the-browser */
export function clearTokens() {
  localStorage.removeItem(STORED.refreshNonce);
  localStorage.removeItem(STORED.refreshToken);
  localStorage.removeItem(STORED.expiresAt);
  localStorage.removeItem(STORED.accessToken);
  clearImpersonation();
}

/** Whether an access token is stored, so a user is signed in. docs/domain/sessions.md#in-the-browser */
export const isSignedIn = () => readTokens() !== null;

/**
 * Whether the access token expires within a minute and should be refreshed before the next call. sessions.md#how-long
 */
export const expiresSoon = (tokens: Tokens) => tokens.expiresAt - Date.now() < EXPIRES_SOON_MS;

/** The token that calls send: the impersonation's, else the user's own. sessions.md#impersonation-in-the-browser */
export const bearerToken = () => impersonationToken() ?? readTokens()?.accessToken ?? null;

/** The token of the impersonation in this tab, or null. */
export const impersonationToken = () => sessionStorage.getItem(STORED_IN_TAB.impersonationToken);

/** The id that ends the impersonation in this tab, or null. sessions.md#impersonation-in-the-browser */
export const impersonationId = () => sessionStorage.getItem(STORED_IN_TAB.impersonationId);

/** Stores the response of "take" for this tab. docs/domain/sessions.md#impersonation-in-the-browser */
export function storeImpersonation(taken: Impersonation) {
  keepSurely(sessionStorage, STORED_IN_TAB.impersonationToken, taken.access_token);
  keepSurely(sessionStorage, STORED_IN_TAB.impersonationId, taken.token_id);
  keepSurely(sessionStorage, STORED_IN_TAB.impersonationStart, taken.name);
}

/**
 * The impersonated user's name, once, on the first page after the impersonation started.
 * docs/domain/sessions.md#impersonation-in-the-browser
 */
export function takeImpersonationStart() {
  const name = sessionStorage.getItem(STORED_IN_TAB.impersonationStart);
  sessionStorage.removeItem(STORED_IN_TAB.impersonationStart);
  return name;
}

/** Ends the impersonation in this browser; the user's own session continues. */
export function clearImpersonation() {
  sessionStorage.removeItem(STORED_IN_TAB.impersonationToken);
  sessionStorage.removeItem(STORED_IN_TAB.impersonationId);
  sessionStorage.removeItem(STORED_IN_TAB.impersonationStart);
}
