import { Button } from '@siteledger/shared-lib/ui';
import { useRef, type ReactNode } from 'react';
import { type ExportedList, useListFile } from '../export/use-list-file';
import type { Selected } from './use-selection';
import { ExportMenu } from '../export/export-menu';
import { pageOf } from '../export/list-pages';

type Props<Row> = {
  selected: Selected<Row>;
  /** Number of ticked rows on the present page. */
  onPage: number;
  actions: (selected: Selected<Row>) => ReactNode;
  list: ExportedList<Row>;
};

// The first checkbox is the one for all rows, in the table and in the cards.
const BOX_OF_ALL = '.sl-list-rows input[type="checkbox"], .sl-select-all input';

/** Bar with the number of ticked rows, their actions, and a button to untick them. */
export function SelectionBar<Row extends { uuid: string }>({ selected, onPage, actions, list }: Props<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const elsewhere = selected.uuids.length - onPage;
  const clear = () => {
    // This bar disappears, so focus moves to the rows for keyboard users.
    place.current?.closest('.sl-list')?.querySelector<HTMLElement>(BOX_OF_ALL)?.focus();
    selected.clear();
  };
  return (
    <div ref={place} className="sl-selection-bar" role="group" aria-label="Selected rows">
      <span role="status">
        <strong>{selected.uuids.length} selected</strong>
        {elsewhere > 0 && <span className="sl-elsewhere">, {elsewhere} not in view</span>}
      </span>
      <Button type="link" size="small" onClick={clear}>
        Clear
      </Button>
      <div className="sl-list-tools">
        <ExportTickedButton {...list} rows={selected.rows} />
        {actions({ ...selected, clear })}
      </div>
    </div>
  );
}

type ExportTickedButtonProps<Row> = ExportedList<Row> & { rows: readonly Row[] };

/** Exports only the ticked rows, as last loaded. */
function ExportTickedButton<Row extends { uuid: string }>(props: ExportTickedButtonProps<Row>) {
  const file = useListFile(props, true);
  return (
    <ExportMenu label="Export selected" fileName={props.fileName} order={() => file(pageOf(props.rows, props.query))} />
  );
}
