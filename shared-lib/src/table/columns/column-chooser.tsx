import { Button, Checkbox, PopupButton, SettingOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import type { Column } from './column';
import type { ColumnChoice } from './column-choice';

type Props<Row> = { columns: readonly Column<Row>[]; choice: ColumnChoice<Row> };

/** Which columns a list shows; the last shown one cannot be taken away. */
export function ColumnChooser<Row>({ columns, choice }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
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
            onChange={() => choice.toggle(column)}
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
