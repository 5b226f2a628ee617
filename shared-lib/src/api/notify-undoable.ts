import { notify } from '@siteledger/shared-lib/ui';
import { notifyError } from './error-message';

/**
 * Tells in a toast what was done, and offers to take it back for 10 s: then the toast says `undone`, or why it could not
 * be. docs/domain/states-and-deletions.md#undo
 */
export const notifyUndoable = (done: string, { undo, undone }: { undo: () => Promise<unknown>; undone: string }) =>
  notify.success(done, { undo: () => undo().then(() => notify.success(undone), notifyError) });
