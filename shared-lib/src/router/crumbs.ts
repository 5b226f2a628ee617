import { createStore } from '@siteledger/platform/store';
import { useEffect, useSyncExternalStore } from 'react';

const names = createStore<Readonly<Record<string, string>>>(() => ({}));

/**
 * Names a breadcrumb after its record while the screen is mounted; `path` is the breadcrumb's address. Until the name
 * is known, the route's own title is used. docs/domain/screens.md#the-frame
 */
export function useCrumb(path: string, name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return;
    names.set({ ...names.read(), [path]: name });
    return () => {
      const { [path]: _left, ...others } = names.read();
      names.set(others);
    };
  }, [path, name]);
}

/** Breadcrumbs named by screens, by address. */
export const useCrumbs = () => useSyncExternalStore(names.subscribe, names.read);
