import { createStore } from '@siteledger/platform/store';
import { useEffect, useSyncExternalStore } from 'react';

const names = createStore<Readonly<Record<string, string>>>(() => ({}));

/**
 * Names a step of the breadcrumbs after the record that it leads to, while the screen is there: `path` is the step's address.
 * Until the name is known the step is called as its route declares. docs/domain/screens.md#the-frame
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

/** The steps that screens name after their records, by address. */
export const useCrumbs = () => useSyncExternalStore(names.subscribe, names.read);
