import { STORED, STORED_IN_TAB } from './stored-keys';

/** The token as it is stored, also one of another app version: for the first script, which must not wait to check that. */
export const storedToken = () =>
  sessionStorage.getItem(STORED_IN_TAB.impersonationToken) ?? localStorage.getItem(STORED.accessToken);
