import { buildTokenPair } from '@siteledger/shared-lib/testing';
import { onSessionChange, type SessionChange } from './session-changes';
import { bearerToken, clearTokens, isSignedIn, readTokens, storeImpersonation, storeTokens } from './tokens';

test('forgets everything stored by another version of the app before it reads a token', () => {
  storeTokens(buildTokenPair());
  localStorage.setItem('siteledger.theme', 'dark');
  localStorage.setItem('siteledger.app_version', '1.4');

  expect(readTokens()).toBeNull();
  expect(localStorage.getItem('siteledger.theme')).toBeNull();
  expect(localStorage.getItem('siteledger.app_version')).toBe('1.5');
});

test('keeps what the present version stored', () => {
  storeTokens(buildTokenPair({ access_token: 'mine' }));

  expect(readTokens()?.accessToken).toBe('mine');
});

test('acts with the token of an impersonation while there is one', () => {
  storeTokens(buildTokenPair({ access_token: 'mine' }));
  storeImpersonation({ access_token: 'theirs', token_id: '7' });

  expect(bearerToken()).toBe('theirs');
});

test('forgets the impersonation together with the session', () => {
  storeTokens(buildTokenPair());
  storeImpersonation({ access_token: 'theirs', token_id: '7' });

  clearTokens();

  expect(isSignedIn()).toBe(false);
  expect(bearerToken()).toBeNull();
});

test('hears another tab sign out and in, and not that it refreshed its token', () => {
  const changes: SessionChange[] = [];
  const stop = onSessionChange((change) => changes.push(change));
  const happens = (oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.access_token', oldValue, newValue }));

  happens('one', 'two');
  happens('two', null);
  happens(null, 'three');
  stop();
  happens('three', null);

  expect(changes).toEqual(['signed-out', 'signed-in']);
});
