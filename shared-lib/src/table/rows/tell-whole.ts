import type { MouseEvent } from 'react';

/** Gives a text that does not fit into its cell a tooltip with the whole of it, when the pointer comes to it. */
export function tellWhole({ target }: Pick<MouseEvent, 'target'>) {
  const cell = (target as Element).closest<HTMLElement>('td');
  const text = cell?.querySelector<HTMLElement>('.sl-list-text, .sl-record-link') ?? cell?.firstElementChild;
  if (!(text instanceof HTMLElement) || text.title || text.scrollWidth <= text.clientWidth) return;
  text.title = text.textContent;
}
