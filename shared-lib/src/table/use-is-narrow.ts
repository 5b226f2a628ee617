import { useSyncExternalStore } from 'react';

// Below this width a table of a dozen columns is unreadable.
const NARROW = '(max-width: 767px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
