import { Button, Select, SortAscendingOutlined, SortDescendingOutlined } from '@siteledger/shared-lib/ui';
import type { Column } from '../columns/column';
import type { ListState } from '../list/use-list-state';

type Props<Row> = { columns: readonly Column<Row>[]; list: Pick<ListState, 'query' | 'setSort'> };

/** Sorting of cards, in place of a table's headings. */
export function CardSorting<Row>({ columns, list: { query, setSort } }: Props<Row>) {
  const { sort, order } = query;
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
        onChange={(key) => setSort(key, 'desc')}
      />
      <Button
        aria-label={order === 'asc' ? 'Sort descending' : 'Sort ascending'}
        icon={order === 'asc' ? <SortAscendingOutlined aria-hidden /> : <SortDescendingOutlined aria-hidden />}
        onClick={() => setSort(sort, order === 'asc' ? 'desc' : 'asc')}
      />
    </div>
  );
}
