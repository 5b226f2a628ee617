import {
  configureStore,
  type EnhancedStore,
  type StoreEnhancer,
  type ThunkDispatch,
  type Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { type UseDispatch, useDispatch, type UseStore, useStore } from 'react-redux';
import { api } from './api';
import { followRights } from './follow-rights';

// Development's own checks of the state: that they were slow on a busy machine is nobody's fault.
const unhurried = { warnAfter: Infinity };

export type State = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;
type Dispatch = ThunkDispatch<State, undefined, UnknownAction>;
export type Store = EnhancedStore<State, UnknownAction, Tuple<[StoreEnhancer<{ dispatch: Dispatch }>, StoreEnhancer]>>;

/** A store with nothing in it but what the server knows; calls are repeated when the browser comes back online. */
export function createStore(): Store {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: unhurried, immutableCheck: unhurried }).concat(api.middleware, followRights),
    devTools: { name: 'Siteledger' },
  });
  setupListeners(store.dispatch);
  return store;
}

/** `useDispatch` of react-redux, knowing this store. */
export const useAppDispatch: UseDispatch<Store['dispatch']> = useDispatch.withTypes<Store['dispatch']>();
/** `useStore` of react-redux, knowing this store. */
export const useAppStore: UseStore<Store> = useStore.withTypes<Store>();

export { Provider as StoreProvider } from 'react-redux';
export { skipToken } from '@reduxjs/toolkit/query/react';
