import { Button, Checkbox, Popover, SettingOutlined } from '@siteledger/shared-lib/ui';
import type { Column } from './column';
import type { ColumnChoice } from './column-choice';

type Props<Row> = { columns: readonly Column<Row>[]; choice: ColumnChoice<Row> };

/** Which columns a list shows; the last shown one cannot be taken away. */
export function ColumnChooser<Row>({ columns, choice }: Props<Row>) {
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
  const content = (
    <div className="sl-column-choice">
      {boxes}
      <Button size="small" disabled={!choice.isChanged} onClick={choice.reset}>
        Reset columns
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomRight" content={content}>
      <Button icon={<SettingOutlined aria-hidden />}>Columns</Button>
    </Popover>
  );
}
