import type { TableRef } from 'antd/es/table';
import { useEffect, useRef, type RefObject } from 'react';
import { bringIntoView } from './bring-into-view';

/** Brings the row that a link opened, and what it shows below itself, into the rows' view. */
export function useOpenedRowInView(
  place: RefObject<HTMLElement | null>,
  uuid: string | undefined,
  rows: readonly { uuid: string }[],
) {
  const table = useRef<TableRef>(null);
  const isHere = uuid !== undefined && rows.some((row) => row.uuid === uuid);

  useEffect(() => {
    if (!isHere) return;
    const row = place.current?.querySelector(`[data-row-key="${uuid}"]`);
    // In a virtual list it may not be in the document.
    if (!row) return table.current?.scrollTo({ key: uuid });
    if (row.nextElementSibling) bringIntoView(row.nextElementSibling);
    bringIntoView(row);
  }, [place, uuid, isHere]);

  return table;
}
