import { api, useAppStore, type State } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import type { Column } from '../columns/column';
import { aboutLines, type Looked } from './about-lines';
import type { ExportOrder } from './export-job';
import type { FetchPage } from './list-pages';

/** A list as its toolbar knows it. */
export type ExportedList<Row> = {
  /** What the list is of. */
  name: string;
  /** Every column that there is, and those that are shown. */
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  query: ListQuery & Looked;
  /** The name of the Excel file; a CSV file has the same with its own ending. */
  fileName: string;
};

// What a filter's record is chosen from.
const LOOKUPS = ['projectOptions', 'clientOptions', 'contractorOptions'] as const;

const nameIn = (state: State) => (uuid: string) =>
  LOOKUPS.flatMap((lookup) =>
    api.util
      .selectCachedArgsForQuery(state, lookup)
      .flatMap((text) => api.endpoints[lookup].select(text)(state).data ?? []),
  ).find((record) => record.uuid === uuid)?.name;

/** What an export of a list needs besides its rows and its format. */
export function useListFile<Row>(list: ExportedList<Row>, isTicked = false) {
  const store = useAppStore();
  return (fetchPage: FetchPage<Row>): Omit<ExportOrder<Row>, 'format'> => {
    const state = store.getState();
    const by = api.endpoints.userDetails.select()(state).data?.name;
    const about = { ...list, isTicked, by, nameOf: nameIn(state), address: window.location.href };
    return { name: list.name, columns: list.shown, fetchPage, about: (exported) => aboutLines(about, exported) };
  };
}
