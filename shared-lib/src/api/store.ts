import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api } from './api';
import { followRights } from './follow-rights';

// Development's own checks of the state: that they were slow on a busy machine is nobody's fault.
const unhurried = { warnAfter: Infinity };

/** A store with nothing in it but what the server knows; calls are repeated when the browser comes back online. */
export function createStore() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: unhurried, immutableCheck: unhurried }).concat(api.middleware, followRights),
    devTools: { name: 'Siteledger' },
  });
  setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
export type State = ReturnType<Store['getState']>;

/** `useDispatch` of react-redux, knowing this store. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
/** `useSelector` of react-redux, knowing this store. */
export const useAppSelector = useSelector.withTypes<State>();
/** `useStore` of react-redux, knowing this store. */
export const useAppStore = useStore.withTypes<Store>();

export { Provider as StoreProvider } from 'react-redux';
export { skipToken } from '@reduxjs/toolkit/query/react';
