import { useLayoutEffect, type RefObject } from 'react';

const FIELDS = ['input:not([type=hidden], [type=radio])', 'textarea', 'select'].map((one) => `${one}:enabled`).join();

// A picker shows its outline until its code is loaded.
const COMING = '.sl-picker:not(:has(input))';

// One radio button is already chosen, so typing is meant for the field after them.
function firstField(place: Element) {
  const first = place.querySelector<HTMLElement>(`${FIELDS}, ${COMING}`);
  if (first?.matches(COMING)) return undefined;
  return first ?? place.querySelector<HTMLElement>('input:checked:enabled');
}

// antd moves focus to the dialog itself or its close button.
const isFree = (focused: Element | null, place: Element) =>
  !focused || !place.contains(focused) || focused.matches('.ant-modal-close');

/**
 * Focuses the first field of a dialog or form before it is painted, even if the fields render later, so that the first
 * typed key goes there. Stops at the first key or click.
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
    // The surroundings are added to the document later in this commit.
    queueMicrotask(look);
    return stop;
  }, [place, isOpen]);
}
