import { notify } from '@siteledger/shared-lib/ui';

type Said = { copied: string; refused: string };

/**
 * Copies a text and shows a toast. Browsers offer no clipboard without TLS; then `refused` explains how to copy
 * manually.
 */
export async function copyText(text: string, { copied, refused }: Said) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error(refused);
  }
}
