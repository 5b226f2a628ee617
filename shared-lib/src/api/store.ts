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
import { showFirstAnswers } from './first-answers';
import { followRights } from './follow-rights';

// Disables the warnings that Redux's development checks were slow, as on a busy machine.
const unhurried = { warnAfter: Infinity };

export type State = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;
type Dispatch = ThunkDispatch<State, undefined, UnknownAction>;
export type Store = EnhancedStore<State, UnknownAction, Tuple<[StoreEnhancer<{ dispatch: Dispatch }>, StoreEnhancer]>>;

/** A store that holds only server data; calls are repeated when the browser is online again. */
export function createStore(): Store {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: unhurried, immutableCheck: unhurried }).concat(
        api.middleware,
        followRights,
        showFirstAnswers,
      ),
    devTools: { name: 'Siteledger' },
  });
  setupListeners(store.dispatch);
  return store;
}

/** `useDispatch` of react-redux, typed for this store. */
export const useAppDispatch: UseDispatch<Store['dispatch']> = useDispatch.withTypes<Store['dispatch']>();
/** `useStore` of react-redux, typed for this store. */
export const useAppStore: UseStore<Store> = useStore.withTypes<Store>();

export { Provider as StoreProvider } from 'react-redux';
export { skipToken } from '@reduxjs/toolkit/query/react';
