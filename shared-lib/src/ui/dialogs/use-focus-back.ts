import { useEffect, useState } from 'react';

const nameOf = (element: Element) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent;

// A list that was loaded again while the dialog was open has the same link again, in another element.
const successorOf = (gone: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(gone.localName)].find((other) => nameOf(other) === nameOf(gone));

/** Leads the focus back to where it was; where that is no more, to the same link of a newer list, or to the screen. */
export function leadBack(before: Element | null) {
  if (before instanceof HTMLElement && before !== document.body)
    (before.isConnected ? before : successorOf(before))?.focus();
  // Whoever came by an address, or whose opener is no more, goes on at the screen and not at the top of the document.
  const isLost = document.activeElement === document.body || !document.activeElement;
  if (isLost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/**
 * For a dialog at a path of its own: it leaves the document with its path, before antd can lead the focus back to where it
 * was when the dialog opened. This does.
 */
export function useFocusBack() {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => leadBack(before), [before]);
}
