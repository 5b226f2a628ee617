import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api';
import type { Store } from './store';

const isSaving = (store: Store) =>
  Object.values(store.getState()[api.reducerPath].mutations).some(
    (mutation) => mutation?.status === QueryStatus.pending,
  );

/** Resolves when no mutation is pending. */
export const savesSettled = (store: Store) =>
  new Promise<void>((resolve) => {
    if (!isSaving(store)) {
      resolve();
      return;
    }
    const stop = store.subscribe(() => {
      if (isSaving(store)) return;
      stop();
      resolve();
    });
  });
