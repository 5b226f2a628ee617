import { confirmDialog, notify } from '@siteledger/shared-lib/ui';
import { notifyError } from './error-message';

type Deletion = {
  name: string;
  /** When it can be deleted, or what comes of it. */
  content: string;
  send: () => Promise<unknown>;
  /** Shows a refusal; a toast unless given. */
  onRefused?: (error: unknown) => void;
  /** Takes the deletion back, where that can be. */
  restore?: () => Promise<unknown>;
};

/**
 * Deletes something after a question that names it; true when it is gone.
 * docs/domain/errors.md#toasts, docs/domain/states-and-deletions.md#deletions
 */
export async function askAndDelete({ content, ...deletion }: Deletion) {
  const title = `Delete "${deletion.name}"?`;
  const isSure = await confirmDialog({ title, content, okText: 'Delete', destructive: true });
  return isSure && deleteNow(deletion);
}

/** Deletes something and says so, or why not; true when it is gone. docs/domain/states-and-deletions.md#undo */
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
 * Tells in a toast what was deleted, and offers to take that back for 10 s: then the toast says so, or why it could not be.
 * docs/domain/states-and-deletions.md#undo
 */
export const notifyDeleted = (name: string, restore: () => Promise<unknown>) =>
  notify.success(`Successfully deleted "${name}"`, {
    undo: () => restore().then(() => notify.success(`Successfully restored "${name}"`), notifyError),
  });

/** Says in words why something stays. docs/domain/states-and-deletions.md#deletions */
export const tellWhyItStays = (title: string, content: string) =>
  confirmDialog({ title, content, okText: 'Got it', cancelText: null });

/** Says in a toast what came of a call: a text or what the server says of it, or why it was refused. errors.md#toasts */
export function tellOutcome(call: Promise<{ message: string }>): Promise<void>;
export function tellOutcome(call: Promise<unknown>, text: string): Promise<void>;
export function tellOutcome(call: Promise<unknown>, text?: string) {
  return call.then((reply) => notify.success(text ?? (reply as { message: string }).message), notifyError);
}
