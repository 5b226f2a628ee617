import { STORED } from './stored-keys';

export type SessionChange = 'signed-in' | 'signed-out';

/** Calls `listener` when another tab signs in or out, but not on a refresh; returns the unsubscribe function. */
export function onSessionChange(listener: (change: SessionChange) => void) {
  const onStorage = (event: StorageEvent) => {
    // A null key means that all local storage was cleared.
    if (event.key === null) return listener('signed-out');
    if (event.key !== STORED.accessToken) return;
    if (!event.newValue) listener('signed-out');
    else if (!event.oldValue) listener('signed-in');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
