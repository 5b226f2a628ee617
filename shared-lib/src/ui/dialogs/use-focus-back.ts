import { useEffect, useState } from 'react';

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

// A list reloaded while the dialog was open has the same link in a new element.
const successorOf = (gone: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(gone.localName)].find((other) => nameOf(other) === nameOf(gone));

/** Returns focus to its previous element; if that is gone, to the same link in a reloaded list, or to the screen. */
export function leadBack(before: Element | null) {
  if (before instanceof HTMLElement && before !== document.body)
    (before.isConnected ? before : successorOf(before))?.focus();
  // Without an opener, as after opening an address, focus moves to the screen, not the top of the document.
  const isLost = document.activeElement === document.body || !document.activeElement;
  if (isLost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * For a dialog with its own path: it is removed with its path, before antd can return focus to the opener. This hook
 * does.
 */
export function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => leadBack(before), [before]);
}
