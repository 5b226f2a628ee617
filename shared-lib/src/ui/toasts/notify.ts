import { createStore } from '@siteledger/platform/store';
import { TOAST_MS, UNDO_MS } from '@siteledger/shared-lib/domain';

export type ToastTone = 'success' | 'error' | 'info';

/** A short message; a list of texts is shown as bullets. */
export type Toast = { id: number; tone: ToastTone; text: string | readonly string[] } & Options;

type Options = {
  /** Keeps the toast until it is closed by its button. */
  stays?: boolean;
  /** Takes back what the toast tells of, which it offers for 10 s. docs/domain/states-and-deletions.md#undo */
  undo?: () => unknown;
  /** Leads to what the toast tells of. */
  open?: () => unknown;
};

/** The toasts of now, and their changes; for the one place that shows them. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let nextId = 1;
const timers = new Map<number, number>();

function show(tone: ToastTone, text: Toast['text'], options: Options = {}) {
  // The same complaint of five failed calls is one toast.
  const rest = toastStore.read().filter((toast) => toast.tone !== tone || String(toast.text) !== String(text));
  const toast = { id: nextId++, tone, text, ...options };
  toastStore.set([...rest, toast]);
  resumeToast(toast);
}

/** Closes a toast before its time. */
export function closeToast(id: number) {
  pauseToast(id);
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id));
}

/** Keeps a toast that somebody is reading. */
export function pauseToast(id: number) {
  window.clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Lets a toast go in 3000 ms, or in 10 s if it offers to undo. docs/domain/errors.md#toasts */
export function resumeToast({ id, stays, undo }: Toast) {
  pauseToast(id);
  if (stays) return;
  timers.set(
    id,
    window.setTimeout(() => closeToast(id), undo ? UNDO_MS : TOAST_MS),
  );
}

/** Closes the toast that offers this undo, as when what it would change has left the page. */
export function withdrawUndo(undo: Options['undo']) {
  for (const toast of toastStore.read()) if (toast.undo === undo) closeToast(toast.id);
}

/** Shows a toast for 3000 ms, from anywhere; also read out by a screen reader. docs/domain/errors.md#toasts */
export const notify = {
  success: (text: Toast['text'], options?: Options) => show('success', text, options),
  error: (text: Toast['text'], options?: Options) => show('error', text, options),
  info: (text: Toast['text'], options?: Options) => show('info', text, options),
};

/** Closes all toasts, as when a person signs out. */
export function closeAllToasts() {
  for (const { id } of toastStore.read()) pauseToast(id);
  toastStore.set([]);
}
