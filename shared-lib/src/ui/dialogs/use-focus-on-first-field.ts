import { useLayoutEffect, type RefObject } from 'react';

const FIELDS = ['input:not([type=hidden], [type=radio])', 'textarea', 'select'].map((one) => `${one}:enabled`).join();

// A picker whose code is not here yet shows its outline.
const COMING = '.sl-picker:not(:has(input))';

// Of radio buttons one is chosen already; what is typed belongs to the field behind them.
function firstField(place: Element) {
  const first = place.querySelector<HTMLElement>(`${FIELDS}, ${COMING}`);
  if (first?.matches(COMING)) return undefined;
  return first ?? place.querySelector<HTMLElement>('input:checked:enabled');
}

// On the dialog itself or its close button the focus was put by antd.
const isFree = (focused: Element | null, place: Element) =>
  !focused || !place.contains(focused) || focused.matches('.ant-modal-close');

/**
 * Puts the focus into the first field of a dialog or a form, before anything of it is painted, also where the fields come
 * later: the first key that is typed belongs to them. It ends with the first key or click.
 */
export function useFocusOnFirstField(place: RefObject<Element | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const around = place.current;
    if (!around || !isOpen) return;
    const look = () => {
      const field = isFree(document.activeElement, around) ? firstField(around) : undefined;
      field?.focus({ preventScroll: true });
      if (field && document.activeElement === field) stop();
    };
    const observer = new MutationObserver(look);
    const stop = () => {
      observer.disconnect();
      removeEventListener('pointerdown', stop, true);
      removeEventListener('keydown', stop, true);
    };
    observer.observe(around, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    addEventListener('pointerdown', stop, true);
    addEventListener('keydown', stop, true);
    // What is around comes into the document in this same commit, after this.
    queueMicrotask(look);
    return stop;
  }, [place, isOpen]);
}
