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

/** How a report is looked at, beside its filters: as of which day, and grouped or not. */
export type Looked = { as_of?: string; group_by?: string };

type Given<Row> = {
  /** What the list is of. */
  name: string;
  columns: readonly Column<Row>[];
  query: ListQuery & Looked;
  /** Not the list as it is filtered, but the rows that the user ticked. */
  isTicked?: boolean;
  /** Who exports, if it is known. */
  by?: string;
  /** The name of a record that a filter may be by, if it is known. */
  nameOf: (uuid: string) => string | undefined;
  /** The address of the screen, which shows the list as it was exported. */
  address: string;
};

const TICKED: AboutLine[] = [['Filtered by', 'Selected rows only']];
const EVERYTHING: AboutLine[] = [['Filtered by', 'None: all rows']];

type Filtered<Row> = Pick<Given<Row>, 'columns' | 'query' | 'isTicked' | 'nameOf'>;

/** What a list is filtered by, in words: the name of each filter and its values, or that it is not. */
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
 * What an exported file says about itself, one line each: what the list is of, what it was filtered and sorted by, as of
 * which day, when, by whom, how many rows, and whether it changed while it was exported.
 */
export function aboutLines<Row>(given: Given<Row>, { reply, rows, change }: Exported<Row>): AboutLine[] {
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
    ...(change ? [['Note', change] as const] : []),
    ['Address', address],
  ];
}
