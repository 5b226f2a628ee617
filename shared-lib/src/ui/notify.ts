import { createStore } from '@siteledger/platform/store';
import { TOAST_MS } from '@siteledger/shared-lib/domain';

export type ToastTone = 'success' | 'error' | 'info';

/** A short message; a list of texts is shown as bullets. */
export type Toast = { id: number; tone: ToastTone; text: string | readonly string[]; stays: boolean };

type Options = {
  /** Keeps the toast until it is closed by its button. */
  stays?: boolean;
};

/** The toasts of now, and their changes; for the one place that shows them. */
export const toastStore = createStore<readonly Toast[]>(() => []);

let nextId = 1;
const timers = new Map<number, number>();

function show(tone: ToastTone, text: Toast['text'], { stays = false }: Options = {}) {
  // The same complaint of five failed calls is one toast.
  const rest = toastStore.read().filter((toast) => toast.tone !== tone || String(toast.text) !== String(text));
  const toast = { id: nextId++, tone, text, stays };
  toastStore.set([...rest, toast]);
  if (!stays) resumeToast(toast.id);
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

/** Lets a toast go in 3000 ms. docs/domain/errors.md#toasts */
export function resumeToast(id: number) {
  pauseToast(id);
  timers.set(
    id,
    window.setTimeout(() => closeToast(id), TOAST_MS),
  );
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
