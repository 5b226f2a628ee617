import { answers, brokenOff, buildTokenPair, refusal, unreachable } from '@siteledger/shared-lib/testing';
import { refreshSession, refreshSettled } from './refresh-session';
import { signOut } from './sign-out';
import { clearTokens, readTokens, storeTokens } from './tokens';

const renewed = buildTokenPair({ access_token: 'access-2', refresh_token: 'refresh-2' });

test('exchanges the refresh token once, however many calls ask for it at the same time', async () => {
  storeTokens(buildTokenPair());
  const refreshes = answers('POST /refresh', { data: renewed });

  const outcomes = await Promise.all([
    refreshSession('access-1'),
    refreshSession('access-1'),
    refreshSession('access-1'),
  ]);

  expect(outcomes).toEqual(['refreshed', 'refreshed', 'refreshed']);
  expect(refreshes.map((call) => call.body)).toEqual([{ refresh_token: 'refresh-1', nonce: expect.any(String) }]);
  expect(readTokens()?.accessToken).toBe('access-2');
});

/** As over plain http: Web Locks exist in secure contexts only. */
async function withoutLocks<Result>(work: () => Promise<Result>) {
  const locks = Object.getOwnPropertyDescriptor(navigator, 'locks') as PropertyDescriptor;
  Reflect.deleteProperty(navigator, 'locks');
  return work().finally(() => Object.defineProperty(navigator, 'locks', locks));
}

test('exchanges it once also where the browser has no Web Locks', async () => {
  storeTokens(buildTokenPair());
  const refreshes = answers('POST /refresh', { data: renewed });

  await withoutLocks(() => Promise.all([refreshSession('access-1'), refreshSession('access-1')]));

  expect(refreshes).toHaveLength(1);
});

test('tabs without Web Locks send the same nonce at the same moment, and all go on with the one answer', async () => {
  const tabs = [await inAnotherTab(), await inAnotherTab(), await inAnotherTab()];
  storeTokens(buildTokenPair());
  const refreshes = answers('POST /refresh', { data: renewed });

  const outcomes = await withoutLocks(() => Promise.all(tabs.map((tab) => tab.refreshSession('access-1'))));

  expect(outcomes).toEqual(['refreshed', 'refreshed', 'refreshed']);
  expect(refreshes).toHaveLength(3);
  expect(new Set(refreshes.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(readTokens()?.refreshToken).toBe('refresh-2');
});

test('goes on when another tab has stored the same answer first', async () => {
  storeTokens(buildTokenPair());
  answers('POST /refresh', () => {
    storeTokens(renewed);
    return { data: renewed };
  });

  expect(await withoutLocks(() => refreshSession('access-1'))).toBe('refreshed');
  expect(readTokens()?.accessToken).toBe('access-2');
});

test('has the nonce of a session from the sign-in on, before any tab needs it', () => {
  storeTokens(buildTokenPair());
  const nonce = localStorage.getItem('siteledger.refresh_nonce');
  storeTokens(renewed);

  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('siteledger.refresh_nonce')).toBe(nonce);
  clearTokens();
  expect(localStorage.getItem('siteledger.refresh_nonce')).toBeNull();
});

/** Another tab's copy of the module, with its own memory. */
async function inAnotherTab() {
  let tab!: { refreshSession: typeof refreshSession };
  await jest.isolateModulesAsync(async () => {
    tab = await import('./refresh-session');
  });
  return tab;
}

test('two tabs that find the session expired exchange it once between them', async () => {
  const [one, other] = [await inAnotherTab(), await inAnotherTab()];
  storeTokens(buildTokenPair());
  const refreshes = answers('POST /refresh', { data: renewed });

  const outcomes = await Promise.all([one.refreshSession('access-1'), other.refreshSession('access-1')]);

  expect(outcomes).toEqual(['refreshed', 'refreshed']);
  expect(refreshes).toHaveLength(1);
});

test('an answer that is broken off, as in a page that is being left, ends no session', async () => {
  storeTokens(buildTokenPair());
  const replies = [brokenOff(), { data: renewed }];
  const refreshes = answers('POST /refresh', () => replies.shift()!);

  expect(await refreshSession('access-1')).toBe('unreachable');
  expect(readTokens()?.refreshToken).toBe('refresh-1');
  expect(await refreshSession('access-1')).toBe('refreshed');

  // By the nonce the server recognises the second request as a repeat of the first.
  expect(new Set(refreshes.map(({ body }) => (body as { nonce: string }).nonce)).size).toBe(1);
});

test.each([
  ['nobody is', null, undefined],
  ['somebody else is', buildTokenPair({ access_token: 'theirs', refresh_token: 'their-refresh' }), 'theirs'],
] as const)('brings no session back that was ended meanwhile: %s signed in', async (_who, next, token) => {
  storeTokens(buildTokenPair());
  answers('POST /refresh', () => {
    clearTokens();
    if (next) storeTokens(next);
    return { data: renewed };
  });

  await expect(refreshSession()).resolves.toBe('unreachable');
  expect(readTokens()?.accessToken).toBe(token);
});

test('sends nothing when another tab has refreshed already', async () => {
  storeTokens(renewed);

  await expect(refreshSession('access-1')).resolves.toBe('refreshed');
});

test.each([
  ['what another tab got arrives', 'refreshed', renewed],
  ['another tab has signed out', 'refreshed', null],
] as const)('sends no token that another tab has spent: %s', async (_what, outcome, arriving) => {
  storeTokens(buildTokenPair());
  const refreshes = answers('POST /refresh', refusal(418));
  jest.spyOn(navigator.locks, 'query').mockResolvedValueOnce({ held: [{ name: 'siteledger.spent.refresh-1' }] });

  const refreshing = refreshSession('access-1');
  await Promise.resolve();
  if (arriving) storeTokens(arriving);
  else clearTokens();
  dispatchEvent(new StorageEvent('storage'));

  await expect(refreshing).resolves.toBe(outcome);
  expect(refreshes).toHaveLength(0);
});

test('waiting for a renewal continues with its tokens, also when another tab renews', async () => {
  const other = await inAnotherTab();
  storeTokens(buildTokenPair());
  answers('POST /refresh', { data: renewed });

  void other.refreshSession('access-1');
  await refreshSettled();

  expect(readTokens()?.accessToken).toBe('access-2');
});

test('waiting for another tab’s renewal ends when its tokens have arrived', async () => {
  storeTokens(buildTokenPair());
  jest.spyOn(navigator.locks, 'query').mockResolvedValueOnce({ held: [{ name: 'siteledger.spent.refresh-1' }] });
  let isSettled = false;

  const settling = refreshSettled().then(() => (isSettled = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isSettled).toBe(false);
  storeTokens(renewed);
  dispatchEvent(new StorageEvent('storage'));

  await settling;
});

test('ends the session when the refresh token is refused', async () => {
  storeTokens(buildTokenPair());
  answers('POST /refresh', refusal(418));

  await expect(refreshSession()).resolves.toBe('refused');
  expect(readTokens()).toBeNull();
});

test('keeps the session when nobody answers', async () => {
  storeTokens(buildTokenPair());
  answers('POST /refresh', unreachable());

  await expect(refreshSession()).resolves.toBe('unreachable');
  expect(readTokens()?.refreshToken).toBe('refresh-1');
});

test('repeats an exchange that was cut off with the same nonce', async () => {
  storeTokens(buildTokenPair());
  const cutOff = answers('POST /refresh', unreachable());
  await refreshSession();
  const repeated = answers('POST /refresh', { data: renewed });

  // The page that follows the one that was left.
  const outcome = await (await inAnotherTab()).refreshSession();
  await refreshSession();

  const sent = [...cutOff, ...repeated].map(({ body }) => body as { refresh_token: string; nonce: string });
  expect(outcome).toBe('refreshed');
  expect(sent.map((body) => body.refresh_token)).toEqual(['refresh-1', 'refresh-1', 'refresh-2']);
  expect(new Set(sent.map(({ nonce }) => nonce)).size).toBe(1);
});

test('is signed out even when the server cannot be told', async () => {
  storeTokens(buildTokenPair());
  const told = answers('POST /logout', unreachable());

  await signOut();

  expect(told[0]?.headers.get('Authorization')).toBe('Bearer access-1');
  expect(readTokens()).toBeNull();
});
