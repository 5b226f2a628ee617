import { memo } from 'react';
import { cellValue, formatCell, isFigure, type Column } from './column';

type Props<Row> = { column: Column<Row>; row: Row };

function CellOf<Row>({ column, row }: Props<Row>) {
  if (column.render) return column.render(row);
  const value = cellValue(column, row);
  const text = formatCell(column.type, value);
  if (isFigure(column.type)) return <Figure text={text} isNegative={String(value).startsWith('-')} />;
  if (column.type === 'day') return <span style={{ whiteSpace: 'nowrap' }}>{text}</span>;
  return (
    <span className="sl-list-text" title={text}>
      {text}
    </span>
  );
}

/**
 * A cell: the column's `render`, or its value by type. Memoised, so that scrolling a virtual list does not render it
 * again.
 */
export const Cell = memo(CellOf) as typeof CellOf;

const Figure = ({ text, isNegative }: { text: string; isNegative: boolean }) => (
  <span className="sl-figure" data-sign={isNegative ? 'negative' : undefined}>
    {text}
  </span>
);
