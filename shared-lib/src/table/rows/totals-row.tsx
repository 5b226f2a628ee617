import { Table } from 'antd';
import { formatCell, isFigure, type Column } from '../columns/column';

type Totals<Row> = {
  columns: readonly Column<Row>[];
  totals: Record<string, string>;
  /** Columns before the first of these: the tick boxes, the arrows. */
  leading: number;
  hasActions: boolean;
};

/**
 * The footer: sums over the whole filtered set, not over the page. A function and not a component, because antd keeps a
 * footer in view only when it gets the `Table.Summary` itself. docs/domain/lists-and-search.md#footers
 */
export function totalsRow<Row>({ columns, totals, leading, hasActions }: Totals<Row>) {
  return (
    <Table.Summary fixed>
      <Table.Summary.Row className="sl-list-totals">
        {leading > 0 && <Table.Summary.Cell index={0} colSpan={leading} />}
        {columns.map(({ key, type }, index) => (
          <Table.Summary.Cell key={key} index={leading + index} align={isFigure(type) ? 'right' : undefined}>
            {key in totals ? (
              <span className="sl-figure">{formatCell(type, totals[key])}</span>
            ) : (
              index === 0 && 'Total'
            )}
          </Table.Summary.Cell>
        ))}
        {hasActions && <Table.Summary.Cell index={leading + columns.length} />}
      </Table.Summary.Row>
    </Table.Summary>
  );
}
