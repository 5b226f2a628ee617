import { useEffect, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view';

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
