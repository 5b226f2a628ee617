import { changeAppearance, onAppearanceChange, readAppearance } from '@siteledger/shared-lib/tokens';
import { useSyncExternalStore } from 'react';

/** Light or dark, comfortable or compact, as this person chose, and how to change it. */
export function useAppearance() {
  const appearance = useSyncExternalStore(onAppearanceChange, readAppearance);
  return { ...appearance, change: changeAppearance };
}
