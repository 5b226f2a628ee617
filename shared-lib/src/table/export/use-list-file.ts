import { api, useAppStore } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import type { Column } from '../column';
import { aboutLines } from './about-lines';
import type { ExportOrder } from './export-job';
import type { FetchPage } from './list-pages';

/** A list as its toolbar knows it. */
export type ExportedList<Row> = {
  /** What the list is of. */
  name: string;
  /** Every column that there is, and those that are shown. */
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  query: ListQuery;
  /** The name of the Excel file; a CSV file has the same with its own ending. */
  fileName: string;
};

/** What an export of a list needs besides its rows and its format. */
export function useListFile<Row>(list: ExportedList<Row>, isTicked = false) {
  const store = useAppStore();
  return (fetchPage: FetchPage<Row>): Omit<ExportOrder<Row>, 'format'> => {
    const { data: user } = api.endpoints.userDetails.select()(store.getState());
    const about = { ...list, isTicked, by: user?.name, address: window.location.href };
    return { name: list.name, columns: list.shown, fetchPage, about: (exported) => aboutLines(about, exported) };
  };
}
