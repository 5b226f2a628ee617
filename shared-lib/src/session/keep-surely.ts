import { keep } from '@siteledger/platform/contract';
import { STORED, STORED_IN_TAB } from './stored-keys';

const NEEDED: readonly string[] = Object.values({ ...STORED, ...STORED_IN_TAB });

/** Stores an essential value; if storage is full, non-essential values are removed. sessions.md#in-the-browser */
export function keepSurely(storage: Storage, key: string, text: string) {
  keep(storage, key, text);
  if (storage.getItem(key) === text) return;
  for (const other of Object.keys(storage).filter((one) => !NEEDED.includes(one))) storage.removeItem(other);
  keep(storage, key, text);
}
