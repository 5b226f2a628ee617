import type { ImportCounts, ImportJob, ImportResult, ImportStatus, ImportTask } from '@siteledger/shared-lib/domain';

/** States of an import in words, with their colour. docs/domain/imports.md#states */
export const STATUS_WORDS: Record<ImportStatus, readonly [string, 'neutral' | 'info' | 'success']> = {
  uploaded: ['Uploaded', 'neutral'],
  mapped: ['Not checked', 'neutral'],
  checked: ['Checked', 'info'],
  committed: ['Imported', 'success'],
  undone: ['Undone', 'neutral'],
};

export const TASK_WORDS: Record<ImportTask, string> = {
  check: 'Checking',
  commit: 'Importing',
  undo: 'Undoing',
};

/** Whether an import can still be changed, checked and committed. */
export const isOpen = ({ status }: Pick<ImportJob, 'status'>) => status !== 'committed' && status !== 'undone';

/** Outcome of a row before and after the commit. */
export const resultWords = (result: ImportResult, isCommitted: boolean) =>
  ({
    created: isCommitted ? 'Created' : 'Will be created',
    updated: isCommitted ? 'Updated' : 'Will be updated',
    unchanged: 'Unchanged',
    error: 'Error',
  })[result];

/** Label of the button that commits: "Create 212, update 9, leave 31". */
export function commitWords({ created, updated, unchanged, left_out }: ImportCounts) {
  const left = unchanged + left_out;
  const parts = [
    created > 0 && `create ${created}`,
    updated > 0 && `update ${updated}`,
    left > 0 && `leave ${left}`,
  ].filter(Boolean);
  const text = parts.join(', ') || 'Nothing to import';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
