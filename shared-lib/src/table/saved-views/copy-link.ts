import { notify } from '@siteledger/shared-lib/ui';

/** Puts a link into the clipboard; where the browser has none, shows it to be copied by hand. */
export async function copyLink(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    notify.success('Link copied.');
  } catch {
    notify.info(link, { stays: true });
  }
}
