import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type ListQuery, type SortOrder } from '@siteledger/shared-lib/domain';

/** A filter's value: one text, or several; empty means "any". */
export type FilterValue = string | readonly string[];

/** A screen's filters with their default values. */
export type Filters = Record<string, FilterValue>;

/** Default state of a list. */
export type ListDefaults<F extends Filters = Filters> = {
  sort: string;
  /** By default 'desc'. docs/domain/lists-and-search.md#the-query */
  order?: SortOrder;
  filters?: F;
};

/** The chosen values of the filters in `F`. */
export type ChosenFilters<F extends Filters> = {
  [Name in keyof F]: F[Name] extends string ? string : readonly string[];
};

const positive = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 1);

const pageSize = (text: string | null) => PAGE_SIZES.find((size) => String(size) === text) ?? DEFAULT_PAGE_SIZE;

/** Reads the filters from an address, with defaults for missing ones; `?status=` (empty) means "any". */
export function readFilters<F extends Filters>(params: URLSearchParams, defaults?: F) {
  const chosen = Object.entries(defaults ?? {}).map(([name, value]) => {
    if (!params.has(name)) return [name, value];
    const values = params.getAll(name).filter(Boolean);
    return [name, typeof value === 'string' ? (values[0] ?? '') : values];
  });
  return Object.fromEntries(chosen) as ChosenFilters<F>;
}

/** Reads the list query from an address; a route's loader can request it before the screen's code is loaded. */
export function readListQuery<F extends Filters>(params: URLSearchParams, defaults: ListDefaults<F>): ListQuery {
  const order = params.get('order');
  return {
    page: positive(params.get('page')),
    per_page: pageSize(params.get('per_page')),
    sort: params.get('sort') || defaults.sort,
    order: order === 'asc' || order === 'desc' ? order : (defaults.order ?? 'desc'),
    search: params.get('search') || undefined,
    filters: withoutEmpty(readFilters(params, defaults.filters)),
  };
}

const withoutEmpty = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value.length > 0));

/** The address with these parameters changed; an undefined value removes one. */
export function withParams(params: URLSearchParams, changes: Record<string, FilterValue | undefined>) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (value === undefined) continue;
    const values = typeof value === 'string' ? [value] : value;
    for (const one of values.length > 0 ? values : ['']) next.append(name, one);
  }
  return next;
}
