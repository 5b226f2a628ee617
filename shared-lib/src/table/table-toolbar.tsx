import type { ListQuery } from '@siteledger/shared-lib/domain';
import type { ReactNode } from 'react';
import type { Column } from './column';
import { ColumnChooser } from './column-chooser';
import type { ColumnChoice } from './column-choice';
import { ExportButton } from './export-button';
import type { ListEndpoint } from './list-endpoint';
import { SearchBox } from './search-box';
import type { ListState } from './use-list-state';

type Props<Row, Args> = {
  name: string;
  list: Pick<ListState, 'query' | 'setSearch'>;
  query: ListQuery & Args;
  endpoint: ListEndpoint<Row, Args>;
  columns: readonly Column<Row>[];
  choice: ColumnChoice<Row>;
  filters?: ReactNode;
  actions?: ReactNode;
  exportName?: string;
};

/** What stands above a list: search and filters at the left, columns, export and the screen's own buttons at the right. */
export function TableToolbar<Row, Args>(props: Props<Row, Args>) {
  const { name, list, query, endpoint, columns, choice, filters, actions, exportName } = props;
  return (
    <div className="sl-list-toolbar">
      <div className="sl-list-tools">
        <SearchBox label={`Search ${name.toLowerCase()}`} search={list.query.search ?? ''} onSearch={list.setSearch} />
        {filters}
      </div>
      <div className="sl-list-tools">
        <ColumnChooser columns={columns} choice={choice} />
        <ExportButton name={name} fileName={exportName} columns={choice.shown} endpoint={endpoint} query={query} />
        {actions}
      </div>
    </div>
  );
}
