import { api, useAppStore, type State } from '@siteledger/shared-lib/api';
import type { ListQuery } from '@siteledger/shared-lib/domain';
import type { Column } from '../columns/column';
import { aboutLines, type Looked } from './about-lines';
import type { ExportOrder } from './export-job';
import type { FetchPage } from './list-pages';

/** The data of a list's toolbar. */
export type ExportedList<Row> = {
  name: string;
  /** All columns, and the shown ones. */
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  query: ListQuery & Looked;
  /** Name of the Excel file; a CSV file gets its own extension. */
  fileName: string;
};

// Lookups for records in filters.
const LOOKUPS = ['projectOptions', 'clientOptions', 'contractorOptions'] as const;

const nameIn = (state: State) => (uuid: string) =>
  LOOKUPS.flatMap((lookup) =>
    api.util
      .selectCachedArgsForQuery(state, lookup)
      .flatMap((text) => api.endpoints[lookup].select(text)(state).data ?? []),
  ).find((record) => record.uuid === uuid)?.name;

/** Builds an export order of a list, without the format. */
export function useListFile<Row>(list: ExportedList<Row>, isTicked = false) {
  const store = useAppStore();
  return (fetchPage: FetchPage<Row>): Omit<ExportOrder<Row>, 'format'> => {
    const state = store.getState();
    const by = api.endpoints.userDetails.select()(state).data?.name;
    const about = { ...list, isTicked, by, nameOf: nameIn(state), address: window.location.href };
    return { name: list.name, columns: list.shown, fetchPage, about: (exported) => aboutLines(about, exported) };
  };
}
