import { useAppDispatch } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import type { ListEndpoint } from '../list/list-endpoint';
import { ExportMenu } from './export-menu';
import { pagesOf } from './list-pages';
import { useListFile, type ExportedList } from './use-list-file';

type Props<Row, Args> = ExportedList<Row> & { endpoint: ListEndpoint<Row, Args>; query: ListQuery & Args };

/** Exports the list as it is filtered, sorted and laid out, every page of it. docs/domain/lists-and-search.md#export */
export function ExportListButton<Row extends { uuid: string }, Args>(props: Props<Row, Args>) {
  const dispatch = useAppDispatch();
  const file = useListFile(props);
  return (
    <ExportMenu
      label="Export"
      fileName={props.fileName}
      order={() => file(pagesOf(dispatch, props.endpoint, props.query))}
    />
  );
}
