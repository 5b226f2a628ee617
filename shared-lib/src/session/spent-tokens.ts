import { readTokens } from './tokens';

const TIMEOUT_MS = 5_000;

const nameOf = (refreshToken: string) => `siteledger.spent.${refreshToken}`;

let letGo = () => {};

/** Web Locks exist in secure contexts only. */
export const hasLocks = () => 'locks' in navigator;

/**
 * Whether another tab has exchanged this refresh token. Storage reaches the other tabs some time after it was written, locks
 * are known to all at once: the tab that spent a token holds a lock of its name. docs/domain/sessions.md#how-long
 */
export async function isSpentElsewhere(refreshToken: string) {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(refreshToken));
}

/** Tells the other tabs that this refresh token is spent, until this tab spends the next one. */
export function tellSpent(refreshToken: string) {
  if (!hasLocks()) return undefined;
  letGo();
  return new Promise<void>((told) => {
    const holding = new Promise<void>((done) => (letGo = done));
    void navigator.locks.request(nameOf(refreshToken), { mode: 'shared' }, () => {
      told();
      return holding;
    });
  });
}

/** Resolves to whether what another tab stored arrives here: another access token than this one, or none any more. */
export const arrives = (accessToken: string) =>
  new Promise<boolean>((resolve) => {
    const settle = (hasArrived: boolean) => {
      clearTimeout(timer);
      removeEventListener('storage', look);
      resolve(hasArrived);
    };
    const look = () => {
      if (readTokens()?.accessToken !== accessToken) settle(true);
    };
    const timer = setTimeout(() => settle(false), TIMEOUT_MS);
    addEventListener('storage', look);
    look();
  });
