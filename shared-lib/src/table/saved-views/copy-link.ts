import { notify } from '@siteledger/shared-lib/ui';

/** Copies a link to the clipboard, or shows it for copying where the browser has no clipboard. */
export async function copyLink(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Link copied.');
  } catch {
    notify.info(link, { stays: true });
  }
}
