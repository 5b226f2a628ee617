import {
  formatInstant,
  isDay,
  leavesOutLater,
  serverNow,
  todayInKualaLumpur,
  UNDATED_AS_NOW,
  type ListQuery,
} from '@siteledger/shared-lib/domain';
import type { Column } from '../columns/column';
import type { Exported } from './export-job';
import { titleOf, wordOf } from './filter-words';
import type { AboutLine } from './rows-writer';

/** Options of a report besides its filters: the as-of day and the grouping. */
export type Looked = { as_of?: string; group_by?: string };

type Given<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  query: ListQuery & Looked;
  /** Exports the ticked rows instead of the filtered list. */
  isTicked?: boolean;
  /** The exporting user's name, if known. */
  by?: string;
  /** Name of a record used in a filter, if known. */
  nameOf: (uuid: string) => string | undefined;
  /** Address of the screen that shows the exported list. */
  address: string;
};

const TICKED: AboutLine[] = [['Filtered by', 'Selected rows only']];
const EVERYTHING: AboutLine[] = [['Filtered by', 'None: all rows']];

type Filtered<Row> = Pick<Given<Row>, 'columns' | 'query' | 'isTicked' | 'nameOf'>;

/** Describes the filters: the name of each and its values, or that there are none. */
export function filterLines<Row>({ columns, query, isTicked, nameOf }: Filtered<Row>) {
  if (isTicked) return TICKED;
  const { as_of: _, ...filters } = query.filters ?? {};
  const lines = Object.entries(filters).flatMap(([name, value]): AboutLine[] => {
    const values = [value ?? []].flat();
    if (values.length === 0) return [];
    return [[titleOf(columns, name), values.map((one) => wordOf(name, one, nameOf)).join(', ')]];
  });
  const search: AboutLine[] = query.search ? [['Search', query.search]] : [];
  return search.length + lines.length > 0 ? [...search, ...lines] : EVERYTHING;
}

const asOf = ({ as_of, filters }: Given<unknown>['query']) =>
  [as_of, filters?.as_of].find((day) => isDay(day)) ?? todayInKualaLumpur();

/**
 * Lines about an exported file: list, filters, sorting, as-of day, time, user, number of rows, and whether the list
 * changed during the export.
 */
export function aboutLines<Row>(given: Given<Row>, { reply, rows, changeWarning }: Exported<Row>): AboutLine[] {
  const { name, columns, query, by, address } = given;
  const { sort, order } = reply?.current_sorting ?? query;
  const sorted = `${titleOf(columns, sort)}, ${order === 'asc' ? 'ascending' : 'descending'}`;
  return [
    [name],
    ...filterLines(given),
    ...(query.group_by ? [['Grouped by', columns[0]?.title] as const] : []),
    ['Sorted by', given.isTicked ? 'Order of selection' : sorted],
    ['As of', asOf(query), 'day'],
    ...(leavesOutLater(asOf(query)) ? [['Undated', UNDATED_AS_NOW] as const] : []),
    ['Exported at', formatInstant(serverNow().toISOString())],
    ...(by ? [['Exported by', by] as const] : []),
    ['Rows', rows, 'whole number'],
    ...(changeWarning ? [['Note', changeWarning] as const] : []),
    ['Address', address],
  ];
}
