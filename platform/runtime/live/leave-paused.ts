import type { RemoteListing } from '@siteledger/platform/contract';
import type { ShellRouter } from '../routes/shell-router';

/**
 * Takes the user out of a remote that was switched off with `now`: the running save finishes, typed text is kept as a
 * draft, then the page shows who paused it. A draining remote keeps its users until they leave.
 * docs/remotes.md#switch-roll-out-roll-back
 */
export async function leavePaused(shell: ShellRouter, { paused }: RemoteListing, savesSettled: () => Promise<void>) {
  const isLeft = () => {
    const shown = shell.shown();
    const found = paused.find(({ name }) => name === shown?.remote);
    return shown?.instead === 'paused' || found?.disable_mode !== 'now';
  };
  if (isLeft()) return;
  await savesSettled();
  if (isLeft()) return;
  shell.leave();
}
