import { useSyncExternalStore } from 'react';

// Below this a table of a dozen columns is no longer readable.
const NARROW = '(max-width: 767px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a telephone. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches);
