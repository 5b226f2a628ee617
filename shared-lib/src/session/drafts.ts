import { keepSurely } from './keep-surely';
import { STORED_IN_TAB } from './stored-keys';
import { impersonationToken } from './tokens';

const KEEP = 'siteledger:keep-drafts';

const DRAFT = 'siteledger.draft:';

const PREPARED_PAYMENTS = 'siteledger.bulk-payment.';

/** Asks every form of this page to keep what was typed, because the page is about to be taken away. */
export const keepDrafts = () => void window.dispatchEvent(new Event(KEEP));

/** Calls when what was typed is to be kept; answers how to stop. */
export function onKeepDrafts(keep: () => void) {
  window.addEventListener(KEEP, keep);
  return () => window.removeEventListener(KEEP, keep);
}

/** Says whose tab this is now (a user's uuid): what somebody else had typed in it is forgotten. */
export function forgetDraftsOfOthers(user: string) {
  if (sessionStorage.getItem(STORED_IN_TAB.draftsOf) === user) return;
  // Whoever acts as somebody else comes back to the payments they have prepared; these carry their user's name.
  const isOfOthers = (key: string) =>
    key.startsWith(DRAFT) ||
    (key.startsWith(PREPARED_PAYMENTS) && key !== PREPARED_PAYMENTS + user && !impersonationToken());
  for (const key of Object.keys(sessionStorage).filter(isOfOthers)) sessionStorage.removeItem(key);
  keepSurely(sessionStorage, STORED_IN_TAB.draftsOf, user);
}
