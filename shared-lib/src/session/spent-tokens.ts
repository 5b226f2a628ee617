import { readTokens } from './tokens';

const TIMEOUT_MS = 5_000;

const nameOf = (refreshToken: string) => `siteledger.spent.${refreshToken}`;

let letGo = () => {};

/** Web Locks exist in secure contexts only. */
export const hasLocks = () => 'locks' in navigator;

/**
 * Whether another tab has exchanged this refresh token. Storage reaches other tabs with a delay, but locks are visible
 * at once: the tab that spent a token holds a lock named after it. docs/domain/sessions.md#how-long
 */
export async function isSpentElsewhere(refreshToken: string) {
  if (!hasLocks()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(refreshToken));
}

/** Marks this refresh token as spent for other tabs, until this tab spends the next one. */
export function markSpent(refreshToken: string) {
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

/** Resolves to true once another tab's change of the stored access token newTokenArrives here, false after 5 s. */
export const newTokenArrives = (accessToken: string) =>
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
