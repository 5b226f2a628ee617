import { useEffect, type RefObject } from 'react';

/** Brings the row that a link opened, and what it shows below itself, into the rows' view. */
export function useOpenedRowInView(
  place: RefObject<HTMLElement | null>,
  uuid: string | undefined,
  rows: readonly { uuid: string }[],
) {
  const isHere = uuid !== undefined && rows.some((row) => row.uuid === uuid);

  useEffect(() => {
    if (!isHere) return;
    // One that is not in the document is brought there by its virtual list.
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
 * Scrolls no further than until an element is in view, its beginning before its end. `scrollIntoView` would make the Tab key
 * start there, past the way over the menu.
 */
function bringIntoView(element: Element) {
  for (const scroller of scrollersOf(element)) {
    const view = viewOf(scroller);
    const { top, bottom } = element.getBoundingClientRect();
    if (top < view.top) scroller.scrollTop -= view.top - top;
    else if (bottom > view.bottom) scroller.scrollTop += Math.min(bottom - view.bottom, top - view.top);
  }
}
