import { Button, Checkbox } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { CardFacts } from './card-facts';
import { Cell } from '../columns/cell';
import { cellValue, formatCell, type Column } from '../columns/column';
import type { RowsProps } from '../rows/rows-props';

type Props<Row extends { uuid: string }> = Pick<
  RowsProps<Row>,
  'columns' | 'rowActions' | 'expanded' | 'opened' | 'created'
> & {
  row: Row;
  selected?: { is: boolean; set: (isSelected: boolean) => void };
};

/** One row as a card: its first column is the heading, the others stand below it with their titles. */
export function RowCard<Row extends { uuid: string }>(props: Props<Row>) {
  const { row, columns, rowActions, expanded, selected } = props;
  const { isOpen, toggle } = useOpening(props);
  const [heading, ...others] = columns;
  const facts = others
    .filter((column) => hasValue(column, row))
    .map((column) => ({ title: column.title, value: <Cell column={column} row={row} /> }));
  return (
    <li className="sl-card" data-row-key={row.uuid} data-created={row.uuid === props.created || undefined}>
      <div className="sl-card-heading">
        {selected && (
          <Checkbox
            aria-label={`Select ${heading ? formatCell(heading.type, cellValue(heading, row)) : row.uuid}`}
            checked={selected.is}
            onChange={(event) => selected.set(event.target.checked)}
          />
        )}
        {heading && <Cell column={heading} row={row} />}
      </div>
      <CardFacts facts={facts} />
      {(expanded || rowActions) && (
        <div className="sl-card-buttons">
          {expanded && (
            <Button size="small" aria-expanded={isOpen} onClick={toggle}>
              {isOpen ? 'Less' : 'More'}
            </Button>
          )}
          {rowActions?.(row)}
        </div>
      )}
      {isOpen && expanded?.(row)}
    </li>
  );
}

function useOpening<Row extends { uuid: string }>({ row, opened }: Props<Row>) {
  const [isOpenHere, setOpenHere] = useState(false);
  if (!opened) return { isOpen: isOpenHere, toggle: () => setOpenHere(!isOpenHere) };
  const isOpen = opened.uuid === row.uuid;
  return { isOpen, toggle: () => opened.onChange(isOpen ? undefined : row) };
}

// A card leaves out what a row does not have; what a column renders by itself is always shown.
const hasValue = <Row,>(column: Column<Row>, row: Row) =>
  column.render !== undefined || formatCell(column.type, cellValue(column, row)) !== '';
