import { Button, Select, SortAscendingOutlined, SortDescendingOutlined } from '@siteledger/shared-lib/ui';
import type { RowsProps } from '../rows/rows-props';

type Props<Row extends { uuid: string }> = Pick<RowsProps<Row>, 'columns' | 'sorting' | 'onSort'>;

/** How cards are sorted: what a table's headings do. */
export function CardSorting<Row extends { uuid: string }>({ columns, sorting, onSort }: Props<Row>) {
  const { sort, order } = sorting;
  const options = columns.filter((column) => column.sortable).map(({ key, title }) => ({ value: key, label: title }));
  if (options.length === 0) return null;
  const isKnown = options.some((option) => option.value === sort);
  return (
    <div className="sl-card-sorting">
      <Select
        aria-label="Sort by"
        placeholder="Sort by"
        options={options}
        value={isKnown ? sort : undefined}
        onChange={(key) => onSort(key, 'desc')}
      />
      <Button
        aria-label={order === 'asc' ? 'Sort descending' : 'Sort ascending'}
        icon={order === 'asc' ? <SortAscendingOutlined aria-hidden /> : <SortDescendingOutlined aria-hidden />}
        onClick={() => onSort(sort, order === 'asc' ? 'desc' : 'asc')}
      />
    </div>
  );
}
