import { useEffect, type RefObject } from 'react';

/** Scrolls the row opened by a link, with its expanded content, into view. */
export function useOpenedRowInView(
  place: RefObject<HTMLElement | null>,
  uuid: string | undefined,
  rows: readonly { uuid: string }[],
) {
  const isHere = uuid !== undefined && rows.some((row) => row.uuid === uuid);

  useEffect(() => {
    if (!isHere) return;
    // A row missing from the document is scrolled to by its virtual list.
    const row = place.current?.querySelector(`[data-row-key="${uuid}"]`);
    if (row?.nextElementSibling) bringIntoView(row.nextElementSibling);
    if (row) bringIntoView(row);
  }, [place, uuid, isHere]);
}

function scrollersOf(element: Element) {
  const found: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) found.push(at);
  return document.scrollingElement ? [...found, document.scrollingElement] : found;
}

const viewOf = (scroller: Element) =>
  scroller === document.scrollingElement ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();

/**
 * Scrolls only until an element is in view, its start before its end. `scrollIntoView` would move the starting point of
 * the Tab key there, past the skip link.
 */
function bringIntoView(element: Element) {
  for (const scroller of scrollersOf(element)) {
    const view = viewOf(scroller);
    const { top, bottom } = element.getBoundingClientRect();
    if (top < view.top) scroller.scrollTop -= view.top - top;
    else if (bottom > view.bottom) scroller.scrollTop += Math.min(bottom - view.bottom, top - view.top);
  }
}
