const KEEP = 'siteledger:keep-drafts';

/** Asks every form of this page to keep what was typed, because the page is about to be taken away. */
export const keepDrafts = () => void window.dispatchEvent(new Event(KEEP));

/** Calls when what was typed is to be kept; answers how to stop. */
export function onKeepDrafts(keep: () => void) {
  window.addEventListener(KEEP, keep);
  return () => window.removeEventListener(KEEP, keep);
}
