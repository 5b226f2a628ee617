import { notify } from '@siteledger/shared-lib/ui';

type Said = { copied: string; refused: string };

/** Copies a text and says so. Without TLS a browser gives no clipboard: `refused` says how to do it by hand. */
export async function copyText(text: string, { copied, refused }: Said) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error(refused);
  }
}
