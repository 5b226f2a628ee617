import { Button, Checkbox, notify, PopupButton, SettingOutlined, withdrawUndo } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import type { Column } from './column';
import type { ColumnChoice } from './column-choice';

type Props<Row> = { columns: readonly Column<Row>[]; choice: ColumnChoice<Row> };

/** Popup to show and hide columns; the last visible one cannot be hidden. */
export function ColumnChooser<Row>({ columns, choice }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useUndoableToggle(choice);
  return (
    <PopupButton
      role="group"
      aria-label="Columns"
      isOpen={isOpen}
      onChange={setOpen}
      button={<Button icon={<SettingOutlined aria-hidden />}>Columns</Button>}
    >
      <div className="sl-column-choice">
        {columns.map((column) => (
          <Checkbox
            key={column.key}
            checked={choice.isShown(column)}
            disabled={choice.shown.length === 1 && choice.isShown(column)}
            onChange={() => toggle(column)}
          >
            {column.title}
          </Checkbox>
        ))}
        <Button size="small" disabled={!choice.isChanged} onClick={choice.reset}>
          Reset columns
        </Button>
      </div>
    </PopupButton>
  );
}

/** Shows or hides a column. Hiding shows a toast with an undo button while the list is mounted. */
function useUndoableToggle<Row>(choice: ColumnChoice<Row>) {
  // Other columns may be hidden before the undo.
  const latest = useRef(choice);
  useEffect(() => void (latest.current = choice), [choice]);
  const [offered] = useState(() => new Set<() => unknown>());
  useEffect(() => () => offered.forEach(withdrawUndo), [offered]);

  return (column: Column<Row>) => {
    choice.toggle(column);
    if (!choice.isShown(column)) return;
    const undo = () => latest.current.isShown(column) || latest.current.toggle(column);
    offered.add(undo);
    notify.success(`Column "${column.title}" hidden.`, { undo });
  };
}
