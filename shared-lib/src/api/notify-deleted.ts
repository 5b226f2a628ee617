import { notify } from '@siteledger/shared-lib/ui';
import { notifyError } from './error-message';

/**
 * Tells in a toast what was deleted, and offers to take that back for 10 s: then the toast says so, or why it could not be.
 * docs/domain/states-and-deletions.md#undo
 */
export const notifyDeleted = (name: string, restore: () => Promise<unknown>) =>
  notify.success(`Successfully deleted "${name}"`, {
    undo: () => restore().then(() => notify.success(`Successfully restored "${name}"`), notifyError),
  });
