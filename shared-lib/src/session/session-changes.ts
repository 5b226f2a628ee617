import { STORED } from './stored-keys';

export type SessionChange = 'signed-in' | 'signed-out';

/** Tells when another tab signs in or out; a refreshed token is neither. Answers how to stop listening. */
export function onSessionChange(listener: (change: SessionChange) => void) {
  const onStorage = (event: StorageEvent) => {
    // No key: all local storage was cleared.
    if (event.key === null) return listener('signed-out');
    if (event.key !== STORED.accessToken) return;
    if (!event.newValue) listener('signed-out');
    else if (!event.oldValue) listener('signed-in');
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
