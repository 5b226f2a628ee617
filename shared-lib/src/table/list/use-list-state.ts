import { useSearchParams } from '@siteledger/shared-lib/router';
import type { Day, ListQuery, SortOrder } from '@siteledger/shared-lib/domain';
import {
  readFilters,
  readListQuery,
  withParams,
  type ChosenFilters,
  type Filters,
  type FilterValue,
  type ListDefaults,
} from './list-url';

/** A list's page, page size, sorting, search and filters, with their setters. */
export type ListState<F extends Filters = Filters> = {
  /** Query for the API. */
  query: ListQuery;
  filters: ChosenFilters<F>;
  /** Whether a search or filter may hide rows. */
  isNarrowed: boolean;
  /** Whether it is in its initial state: no search, default filters. */
  isAsOpened?: boolean;
  setPage: (page: number) => void;
  /** Changes the page size; the page is limited to the last one for `total` rows. lists-and-search.md#the-table */
  setPageSize: (size: number, total: number) => void;
  setSort: (sort: string, order: SortOrder) => void;
  setSearch: (search: string) => void;
  /** Sets a filter; empty means "any". */
  setFilter: (name: Extract<keyof F, string>, value: FilterValue) => void;
  /** Sets several filters at once, such as both ends of a range. */
  setFilters: (values: Partial<Record<Extract<keyof F, string>, FilterValue>>) => void;
  /** Two filters as a range of days for a range filter; null at an open end. */
  days: (from: Extract<keyof F, string>, to: Extract<keyof F, string>) => DayRange;
  /** Clears the search and sets every filter to "any". */
  showAll: () => void;
};

/** List state without typed filters. */
export type AnyList = Omit<ListState, 'filters' | 'setFilter' | 'setFilters' | 'days'>;

type Days = readonly [from: Day | null, to: Day | null];

type DayRange = { value: Days; onChange: (days: Days) => void };

/** Storage of a list's state; `replace` adds no history entry for the previous state. */
export type ListPlace = {
  params: URLSearchParams;
  setParams: (change: (current: URLSearchParams) => URLSearchParams, options: { replace: boolean }) => void;
};

/** List state kept in the screen's address; one list per screen. lists-and-search.md#the-table */
export function useListState<F extends Filters = Filters>(defaults: ListDefaults<F>): ListState<F> {
  const [params, setParams] = useSearchParams();
  return listStateAt({ params, setParams }, defaults);
}

/** List state kept in a given place. */
export function listStateAt<F extends Filters>(
  { params, setParams }: ListPlace,
  defaults: ListDefaults<F>,
): ListState<F> {
  const query = readListQuery(params, defaults);
  const filters = readFilters(params, defaults.filters);
  const change = (changes: Record<string, FilterValue | undefined>, replace = false) =>
    setParams((current) => withParams(current, changes), { replace });
  const chooseFilters = (values: Filters) =>
    change({
      ...mapValues(values, (value, name) => (isDefault(defaults, name, value) ? undefined : value)),
      page: undefined,
    });
  const everyFilter = mapValues(defaults.filters ?? {}, (value) => (value.length > 0 ? '' : undefined));

  return {
    query,
    filters,
    isNarrowed: query.search !== undefined || Object.keys(query.filters ?? {}).length > 0,
    isAsOpened: query.search === undefined && everyOne(filters, (value, name) => isDefault(defaults, name, value)),
    setPage: (page) => change({ page: page > 1 ? String(page) : undefined }),
    setPageSize: (size, total) => {
      const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
      change({ per_page: String(size), page: page > 1 ? String(page) : undefined });
    },
    setSort: (sort, order) => change({ sort, order, page: undefined }),
    // Typing in the search adds no history entries.
    setSearch: (search) => change({ search: search.trim() || undefined, page: undefined }, true),
    setFilter: (name, value) => chooseFilters({ [name]: value }),
    setFilters: (values) => chooseFilters(values as Filters),
    days: (from, to) => ({
      value: [dayOf(filters[from]), dayOf(filters[to])],
      onChange: (days) => chooseFilters({ [from]: days[0] ?? '', [to]: days[1] ?? '' }),
    }),
    showAll: () => change({ search: undefined, page: undefined, ...everyFilter }),
  };
}

const dayOf = (value: FilterValue) => (value.length > 0 ? String(value) : null);

const isDefault = (defaults: ListDefaults, name: string, value: FilterValue) =>
  String(defaults.filters?.[name]) === String(value);

const everyOne = (filters: Filters, test: (value: FilterValue, name: string) => boolean) =>
  Object.entries(filters).every(([name, value]) => test(value, name));

function mapValues<Value>(filters: Filters, map: (value: FilterValue, name: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, map(value, name)]));
}
