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

/** A list's page, page size, sort, search and filters, with the ways to change them. */
export type ListState<F extends Filters = Filters> = {
  /** What to ask the API for. */
  query: ListQuery;
  filters: ChosenFilters<F>;
  /** Whether a search or a filter hides rows that would be there without it. */
  isNarrowed: boolean;
  /** Whether it shows what the screen opens with: no search, and every filter as it starts. */
  isAsOpened?: boolean;
  setPage: (page: number) => void;
  /** Changes the rows a page; the page is clamped to the last one that `total` rows then have. lists-and-search.md#the-table */
  setPageSize: (size: number, total: number) => void;
  setSort: (sort: string, order: SortOrder) => void;
  setSearch: (search: string) => void;
  /** Chooses a filter's value; empty means "any". */
  setFilter: (name: Extract<keyof F, string>, value: FilterValue) => void;
  /** Chooses several at once, such as both ends of a range. */
  setFilters: (values: Partial<Record<Extract<keyof F, string>, FilterValue>>) => void;
  /** Two filters as a range of days, for a filter that shows and changes it; null where it is open. */
  days: (from: Extract<keyof F, string>, to: Extract<keyof F, string>) => DayRange;
  /** Shows everything: no search, every filter "any". */
  showAll: () => void;
};

/** A list whose filters do not matter. */
export type AnyList = Omit<ListState, 'filters' | 'setFilter' | 'setFilters' | 'days'>;

type Days = readonly [from: Day | null, to: Day | null];

type DayRange = { value: Days; onChange: (days: Days) => void };

/** Where a list's state is kept, and how it changes; `replace`: the step before is no place to come back to. */
export type ListPlace = {
  params: URLSearchParams;
  setParams: (change: (current: URLSearchParams) => URLSearchParams, options: { replace: boolean }) => void;
};

/** The state of a screen's list, read from the address and written to it. One list a screen. lists-and-search.md#the-table */
export function useListState<F extends Filters = Filters>(defaults: ListDefaults<F>): ListState<F> {
  const [params, setParams] = useSearchParams();
  return listStateAt({ params, setParams }, defaults);
}

/** A list's state as a place holds it. */
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
    // A search is typed: its steps are no places to come back to.
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
