import { useState } from 'react';
import type { OpenedRow } from './rows-props';

/** Which rows are open: the one that the screen says, else each by itself. */
export function useOpenRows<Row extends { uuid: string }>(opened: OpenedRow<Row> | undefined) {
  const [open, setOpen] = useState<readonly string[]>([]);

  if (opened)
    return {
      isOpen: (uuid: string) => opened.uuid === uuid,
      onToggle: (row: Row) => opened.onChange(opened.uuid === row.uuid ? undefined : row),
    };
  return {
    isOpen: (uuid: string) => open.includes(uuid),
    onToggle: ({ uuid }: Row) =>
      setOpen((before) => (before.includes(uuid) ? before.filter((one) => one !== uuid) : [...before, uuid])),
  };
}
