import { confirmDialog, notify } from '@siteledger/shared-lib/ui';
import { notifyError } from './error-message';

type Deletion = {
  name: string;
  /** States when the record can be deleted, or the consequences. */
  content: string;
  send: () => Promise<unknown>;
  /** Shows a refusal, by default as a toast. */
  onRefused?: (error: unknown) => void;
  /** Undoes the deletion, where possible. */
  restore?: () => Promise<unknown>;
};

/**
 * Asks for confirmation, then deletes a record; true when it is deleted. docs/domain/errors.md#toasts,
 * docs/domain/states-and-deletions.md#deletions
 */
export async function askAndDelete({ content, ...deletion }: Deletion) {
  const title = `Delete "${deletion.name}"?`;
  const isSure = await confirmDialog({ title, content, okText: 'Delete', destructive: true });
  return isSure && deleteNow(deletion);
}

/**
 * Deletes a record and shows the outcome or the refusal; true when it is deleted.
 * docs/domain/states-and-deletions.md#undo
 */
export async function deleteNow({ name, send, onRefused = notifyError, restore }: Omit<Deletion, 'content'>) {
  try {
    await send();
    if (restore) notifyDeleted(name, restore);
    else notify.success(`Successfully deleted "${name}"`);
    return true;
  } catch (error) {
    onRefused(error);
    return false;
  }
}

/**
 * Shows a toast with the deleted name and an undo button for 10 s; another toast reports the outcome of the undo.
 * docs/domain/states-and-deletions.md#undo
 */
export const notifyDeleted = (name: string, restore: () => Promise<unknown>) =>
  notify.success(`Successfully deleted "${name}"`, {
    undo: () => restore().then(() => notify.success(`Successfully restored "${name}"`), notifyError),
  });

/** Shows a dialog that explains why a record cannot be deleted. docs/domain/states-and-deletions.md#deletions */
export const tellWhyItStays = (title: string, content: string) =>
  confirmDialog({ title, content, okText: 'Got it', cancelText: null });

/**
 * Shows a toast when a call ends: on success `text`, or without it the server's message; on failure the refusal.
 * errors.md#toasts
 */
export function tellOutcome(call: Promise<{ message: string }>): Promise<void>;
export function tellOutcome(call: Promise<unknown>, text: string): Promise<void>;
export function tellOutcome(call: Promise<unknown>, text?: string) {
  return call.then((reply) => notify.success(text ?? (reply as { message: string }).message), notifyError);
}
