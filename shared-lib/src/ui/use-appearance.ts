import { changeAppearance, onAppearanceChange, readAppearance } from '@siteledger/shared-lib/tokens';
import { useSyncExternalStore } from 'react';

/** The user's theme (light or dark) and density (comfortable or compact), and their setter. */
export function useAppearance() {
  const appearance = useSyncExternalStore(onAppearanceChange, readAppearance);
  return { ...appearance, change: changeAppearance };
}
