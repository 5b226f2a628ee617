import { createStore } from '@siteledger/platform/store';
import { TOAST_MS, UNDO_MS } from '@siteledger/shared-lib/domain';

export type ToastTone = 'success' | 'error' | 'info';

/** A short message; several texts are shown as bullets. */
export type Toast = { id: number; tone: ToastTone; text: string | readonly string[] } & Options;

type Options = {
  /** Keeps the toast until the user closes it. */
  stays?: boolean;
  /** Undoes the reported action; offered for 10 s. docs/domain/states-and-deletions.md#undo */
  undo?: () => unknown;
  /** Opens the subject of the toast. */
  open?: () => unknown;
};

/** The visible toasts, for the component that renders them. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let nextId = 1;
const timers = new Map<number, number>();

function show(tone: ToastTone, text: Toast['text'], options: Options = {}) {
  // Several failed calls with the same message give one toast.
  const rest = toastStore.read().filter((toast) => toast.tone !== tone || String(toast.text) !== String(text));
  const toast = { id: nextId++, tone, text, ...options };
  toastStore.set([...rest, toast]);
  resumeToast(toast);
}

/** Closes a toast early. */
export function closeToast(id: number) {
  pauseToast(id);
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id));
}

/** Keeps a toast open while it is being read. */
export function pauseToast(id: number) {
  window.clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Closes a toast after 3000 ms, or 10 s if it offers an undo. docs/domain/errors.md#toasts */
export function resumeToast({ id, stays, undo }: Toast) {
  pauseToast(id);
  if (stays) return;
  timers.set(
    id,
    window.setTimeout(() => closeToast(id), undo ? UNDO_MS : TOAST_MS),
  );
}

/** Closes the toast with this undo, for example when the affected component has unmounted. */
export function withdrawUndo(undo: Options['undo']) {
  for (const toast of toastStore.read()) if (toast.undo === undo) closeToast(toast.id);
}

/** Shows a toast for 3000 ms, from anywhere; screen readers announce it. docs/domain/errors.md#toasts */
export const notify = {
  success: (text: Toast['text'], options?: Options) => show('success', text, options),
  error: (text: Toast['text'], options?: Options) => show('error', text, options),
  info: (text: Toast['text'], options?: Options) => show('info', text, options),
};

/** Closes all toasts, for example on sign-out. */
export function closeAllToasts() {
  for (const { id } of toastStore.read()) pauseToast(id);
  toastStore.set([]);
}
