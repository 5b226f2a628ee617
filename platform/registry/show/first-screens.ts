import { setTimeout as delay } from 'node:timers/promises';
import { firstScreenOf, type FirstScreen, type RemoteListing } from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Installation, readListing } from './listing';

// The page's own request for the listing follows at once, so this one may lag behind.
const FRESH_MS = 1_000;

// A page without its first screen fetches the same from the listing, so it waits no longer for a slow database.
const WAIT_MS = 500;

/**
 * Finds what the page at a path needs first, so that the browser can fetch it together with the shell's files instead
 * of waiting for the listing. Visitors' releases only: another user's release is fetched with the listing. A page waits
 * only for the very first reading, and half a second at most; while the database does not answer, it gets nothing.
 */
export function firstScreens(db: Db, installation: Installation) {
  let known: RemoteListing | undefined;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function read() {
    try {
      known = (await readListing(db, installation, undefined)).listing;
    } catch {
      known = undefined;
    }
    readAt = Date.now();
    reading = undefined;
  }

  return async (pathname: string): Promise<FirstScreen | undefined> => {
    if (Date.now() - readAt > FRESH_MS) reading ??= read();
    if (!known && reading) await Promise.race([reading, delay(WAIT_MS)]);
    return known && firstScreenOf(pathname, known);
  };
}
