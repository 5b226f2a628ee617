import { answers, buildTokenPair } from '@siteledger/shared-lib/testing';
import { onSessionChange, type SessionChange } from './session-changes';
import { signIn } from './sign-in';
import { bearerToken, clearTokens, isSignedIn, readTokens, storeImpersonation, storeTokens } from './tokens';

test('forgets everything stored by another version of the app before it reads a token', () => {
  storeTokens(buildTokenPair());
  localStorage.setItem('siteledger.theme', 'dark');
  localStorage.setItem('siteledger.app_version', '1.4');

  expect(readTokens()).toBeNull();
  expect(localStorage.getItem('siteledger.theme')).toBeNull();
  expect(localStorage.getItem('siteledger.app_version')).toBe('1.5');
});

test('leaves a storage alone in which it finds nothing, for a session may just have been written by another process', () => {
  localStorage.clear();
  const clear = jest.spyOn(Storage.prototype, 'clear');

  expect(readTokens()).toBeNull();

  expect(clear).not.toHaveBeenCalled();
  expect(localStorage.getItem('siteledger.app_version')).toBe('1.5');
});

test('keeps what the present version stored', () => {
  storeTokens(buildTokenPair({ access_token: 'mine' }));

  expect(readTokens()?.accessToken).toBe('mine');
});

test('acts with the token of an impersonation while there is one', () => {
  storeTokens(buildTokenPair({ access_token: 'mine' }));
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });

  expect(bearerToken()).toBe('theirs');
});

test('forgets the impersonation together with the session', () => {
  storeTokens(buildTokenPair());
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });

  clearTokens();

  expect(isSignedIn()).toBe(false);
  expect(bearerToken()).toBeNull();
});

test('the next sign-in impersonates nobody, though the tab did before', async () => {
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  answers('POST /login', { data: buildTokenPair({ access_token: 'mine' }) });

  await signIn({ email: 'owner@demo.test', password: 'siteledger' });

  expect(bearerToken()).toBe('mine');
});

test('an impersonation belongs to its tab: what other tabs share is the user’s own session', () => {
  storeTokens(buildTokenPair({ access_token: 'mine' }));
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });

  expect(JSON.stringify({ ...localStorage })).not.toContain('theirs');
  expect(localStorage.getItem('siteledger.access_token')).toBe('mine');
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
