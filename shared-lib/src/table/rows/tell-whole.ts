import type { MouseEvent } from 'react';

/** Adds a tooltip with the full text to a cell whose text is cut off, when the pointer enters it. */
export function tellWhole({ target }: Pick<MouseEvent, 'target'>) {
  const cell = (target as Element).closest<HTMLElement>('td');
  const text = cell?.querySelector<HTMLElement>('.sl-list-text, .sl-record-link') ?? cell?.firstElementChild;
  if (!(text instanceof HTMLElement) || text.title || text.scrollWidth <= text.clientWidth) return;
  text.title = text.textContent;
}
