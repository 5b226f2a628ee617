import { useRef, useState, type KeyboardEvent } from 'react';
import { Button, Checkbox, Popover, SettingOutlined } from '@siteledger/shared-lib/ui';
import type { Column } from './column';
import type { ColumnChoice } from './column-choice';

type Props<Row> = { columns: readonly Column<Row>[]; choice: ColumnChoice<Row> };

/** Which columns a list shows; the last shown one cannot be taken away. Opens on its first box, and Esc leads back. */
export function ColumnChooser<Row>({ columns, choice }: Props<Row>) {
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  const boxes = columns.map((column) => (
    <Checkbox
      key={column.key}
      checked={choice.isShown(column)}
      disabled={choice.shown.length === 1 && choice.isShown(column)}
      onChange={() => choice.toggle(column)}
    >
      {column.title}
    </Checkbox>
  ));
  const list = (
    <div ref={content} role="group" aria-label="Columns" className="sl-column-choice" onKeyDown={closeOnEscape}>
      {boxes}
      <Button size="small" disabled={!choice.isChanged} onClick={choice.reset}>
        Reset columns
      </Button>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={list}
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(isShown) => isShown && content.current?.querySelector('input')?.focus()}
    >
      <Button ref={button} aria-expanded={isOpen} icon={<SettingOutlined aria-hidden />}>
        Columns
      </Button>
    </Popover>
  );
}
