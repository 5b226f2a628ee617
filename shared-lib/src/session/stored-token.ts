import { STORED, STORED_IN_TAB } from './stored-keys';

/** The stored token, even one of another app version: the first script must not wait for that check. */
export const storedToken = () =>
  sessionStorage.getItem(STORED_IN_TAB.impersonationToken) ?? localStorage.getItem(STORED.accessToken);
