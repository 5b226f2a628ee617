import { keepSurely } from './keep-surely';
import { STORED_IN_TAB } from './stored-keys';
import { impersonationToken } from './tokens';

const KEEP = 'siteledger:keep-drafts';

const DRAFT = 'siteledger.draft:';

const PREPARED_PAYMENTS = 'siteledger.bulk-payment.';

/** Makes every form of this page save a draft, because the page is about to be left. */
export const keepDrafts = () => void window.dispatchEvent(new Event(KEEP));

/** Calls `keep` when drafts should be saved; returns the unsubscribe function. */
export function onKeepDrafts(keep: () => void) {
  window.addEventListener(KEEP, keep);
  return () => window.removeEventListener(KEEP, keep);
}

/** Sets the user of this tab by uuid, and deletes drafts that another user typed in it. */
export function forgetDraftsOfOthers(user: string) {
  if (sessionStorage.getItem(STORED_IN_TAB.draftsOf) === user) return;
  // During an impersonation the user's own prepared payments stay for afterwards; their key has the user's uuid.
  const isOfOthers = (key: string) =>
    key.startsWith(DRAFT) ||
    (key.startsWith(PREPARED_PAYMENTS) && key !== PREPARED_PAYMENTS + user && !impersonationToken());
  for (const key of Object.keys(sessionStorage).filter(isOfOthers)) sessionStorage.removeItem(key);
  keepSurely(sessionStorage, STORED_IN_TAB.draftsOf, user);
}
