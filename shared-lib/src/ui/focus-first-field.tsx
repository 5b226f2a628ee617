import { useLayoutEffect, useRef, type ReactNode } from 'react';

const FIELDS = ['input:not([type=hidden])', 'textarea', 'select'].map((one) => `.ant-modal-body ${one}:enabled`).join();

const isChosenOf = (radio: HTMLInputElement) => radio.type !== 'radio' || radio.checked;

function firstField(dialog: Element) {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)];
  return fields.find(isChosenOf);
}

// On the dialog itself or its close button the focus was put by antd.
const isFree = (focused: Element | null, dialog: Element) =>
  !focused || !dialog.contains(focused) || focused.matches('.ant-modal-close');

/**
 * Puts the focus of a dialog into its first field before anything of the dialog is painted, also where the fields come
 * later than the dialog: the first key that is typed belongs to them. It ends with the first key or click.
 */
export function FocusFirstField({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dialog = place.current;
    if (!dialog || !isOpen) return;
    const look = () => {
      const field = isFree(document.activeElement, dialog) ? firstField(dialog) : undefined;
      field?.focus({ preventScroll: true });
      if (field && document.activeElement === field) stop();
    };
    const observer = new MutationObserver(look);
    const stop = () => {
      observer.disconnect();
      removeEventListener('pointerdown', stop, true);
      removeEventListener('keydown', stop, true);
    };
    observer.observe(dialog, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    addEventListener('pointerdown', stop, true);
    addEventListener('keydown', stop, true);
    // The dialog comes into the document in this same commit, after this.
    queueMicrotask(look);
    return stop;
  }, [isOpen]);
  return (
    <div ref={place} className="sl-dialog">
      {children}
    </div>
  );
}
