import type { Impersonation, TokenPair } from '@siteledger/shared-lib/domain';
import { checkAppVersion } from './app-version';
import { keepSurely } from './keep-surely';
import { refreshNonce } from './refresh-nonce';
import { STORED, STORED_IN_TAB } from './stored-keys';

/** The session as this browser keeps it; `expiresAt` is in milliseconds since 1970. */
export type Tokens = { accessToken: string; refreshToken: string; expiresAt: number };

// A refresh this long before the end keeps a slow call from arriving with an expired token.
const EXPIRES_SOON_MS = 60_000;

/** The tokens of the signed-in user, or null. A session of another app version counts as none. sessions.md#in-the-browser */
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

/** Keeps what sign-in or refresh answered. docs/domain/sessions.md#how-long */
export function storeTokens(pair: TokenPair) {
  checkAppVersion();
  localStorage.removeItem(STORED.signedOut);
  // Before any tab needs it: two that make one at the same moment would make two.
  refreshNonce();
  keepSurely(localStorage, STORED.refreshToken, pair.refresh_token);
  keepSurely(localStorage, STORED.expiresAt, String(Date.now() + pair.expires_in * 1000));
  // Last, because other tabs listen to this one and then read all three.
  keepSurely(localStorage, STORED.accessToken, pair.access_token);
}

/** Forgets the session, an impersonation included. Other tabs hear of it. sessions.md#impersonation-in-the-browser */
export function clearTokens() {
  localStorage.removeItem(STORED.refreshNonce);
  localStorage.removeItem(STORED.refreshToken);
  localStorage.removeItem(STORED.expiresAt);
  localStorage.removeItem(STORED.accessToken);
  clearImpersonation();
}

/** Whether a stored access token means that somebody is signed in. docs/domain/sessions.md#in-the-browser */
export const isSignedIn = () => readTokens() !== null;

/** Whether the access token ends within a minute, so that it is worth refreshing before the next call. sessions.md#how-long */
export const expiresSoon = (tokens: Tokens) => tokens.expiresAt - Date.now() < EXPIRES_SOON_MS;

/** The token that calls carry: that of an impersonation, else the user's own. sessions.md#impersonation-in-the-browser */
export const bearerToken = () => impersonationToken() ?? readTokens()?.accessToken ?? null;

/** The token of the impersonation in this tab, or null. */
export const impersonationToken = () => sessionStorage.getItem(STORED_IN_TAB.impersonationToken);

/** The id by which the impersonation in this tab is left, or null. sessions.md#impersonation-in-the-browser */
export const impersonationId = () => sessionStorage.getItem(STORED_IN_TAB.impersonationId);

/** Keeps what "take" answered, for this tab. docs/domain/sessions.md#impersonation-in-the-browser */
export function storeImpersonation(taken: Impersonation) {
  keepSurely(sessionStorage, STORED_IN_TAB.impersonationToken, taken.access_token);
  keepSurely(sessionStorage, STORED_IN_TAB.impersonationId, taken.token_id);
  keepSurely(sessionStorage, STORED_IN_TAB.impersonationStart, taken.name);
}

/**
 * Who is impersonated since the page was left for it: told once, by the page that comes after.
 * docs/domain/sessions.md#impersonation-in-the-browser
 */
export function takeImpersonationStart() {
  const name = sessionStorage.getItem(STORED_IN_TAB.impersonationStart);
  sessionStorage.removeItem(STORED_IN_TAB.impersonationStart);
  return name;
}

/** Ends the impersonation on this side; the user's own session goes on. */
export function clearImpersonation() {
  sessionStorage.removeItem(STORED_IN_TAB.impersonationToken);
  sessionStorage.removeItem(STORED_IN_TAB.impersonationId);
  sessionStorage.removeItem(STORED_IN_TAB.impersonationStart);
}
