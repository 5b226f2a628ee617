import { useEffect } from 'react';
import { closeToast, type Toast } from '../toasts/notify';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Runs the undo of the newest toast on Ctrl+Z or ⌘Z outside text inputs. states-and-deletions.md#undo */
export function useUndoKey(toasts: readonly Toast[]) {
  const newest = toasts.findLast(({ undo }) => undo);
  useEffect(() => {
    if (!newest) return undefined;
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches(TYPED_INTO);
      if (!isUndoKey(event) || isTyping || event.defaultPrevented) return;
      event.preventDefault();
      closeToast(newest.id);
      newest.undo?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [newest]);
}
