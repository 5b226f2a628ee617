import {
  compareDays,
  compareMoney,
  DEFAULT_PAGE_SIZE,
  EXPORT_PAGE_SIZE,
  FieldErrors,
  type FieldMessages,
  isAmount,
  type ListReply,
  PAGE_SIZES,
  type SortOrder,
} from '@siteledger/shared-lib/domain';
import { type InferType, type Schema, ValidationError } from 'yup';

export type Filters = Record<string, Schema>;

/** A list's sort keys, its default sort, and a yup schema for each of its filters. */
export type ListOffer<Sort extends string, Offered extends Filters> = {
  sortable: readonly Sort[];
  defaultSort: { sort: Sort; order: SortOrder };
  filters?: Offered;
};

/** A validated list request. Filters that were not sent are absent. */
export type ListRequest<Sort extends string = string, Offered extends Filters = Filters> = {
  page: number;
  per_page: number;
  sort: Sort;
  order: SortOrder;
  search: string | undefined;
  filters: { [Name in keyof Offered]?: NonNullable<InferType<Offered[Name]>> };
};

/** A page's rows and the total number of rows. */
export type Window = { limit: number; offset: number; total: number };

/** Page sizes that a list accepts. */
export const LIST_SIZES: readonly number[] = [...PAGE_SIZES, EXPORT_PAGE_SIZE];
export const SEARCH_MAX = 200;

/** Reads the query of a list request. An invalid parameter is a 422 that names it. lists-and-search.md#the-query */
export function readList<const Sort extends string, Offered extends Filters = Record<never, never>>(
  query: unknown,
  offer: ListOffer<Sort, Offered>,
): ListRequest<Sort, Offered> {
  const given = withoutBrackets(query as Record<string, unknown>);
  const errors: FieldMessages = {};
  const list = {
    page: wholeNumber(given, 'page', 1, errors),
    per_page: wholeNumber(given, 'per_page', DEFAULT_PAGE_SIZE, errors),
    ...sorting(given, offer),
    search: search(given, errors),
    filters: readFilters(given, offer.filters, errors),
  };
  if (!errors.per_page && !LIST_SIZES.includes(list.per_page))
    errors.per_page = [`per_page must be one of ${LIST_SIZES.join(', ')}.`];
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return list;
}

// Some clients write status[]=New&status[]=On Going.
function withoutBrackets(query: Record<string, unknown>) {
  const given = Object.assign(Object.create(null) as Record<string, unknown>, query);
  for (const name of Object.keys(query).filter((one) => one.endsWith('[]'))) {
    const plain = name.slice(0, -2);
    given[plain] = [given[plain] ?? [], query[name]].flat();
    Reflect.deleteProperty(given, name);
  }
  return given;
}

const isGiven = (value: unknown) => value !== undefined && value !== '';

function wholeNumber(given: Record<string, unknown>, name: string, fallback: number, errors: FieldMessages) {
  const value = given[name];
  if (!isGiven(value)) return fallback;
  if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value)) return Number(value);
  errors[name] = [`${name} must only consists of numbers.`];
  return fallback;
}

// An unknown key falls back to the default sort; the response names the sort used.
function sorting<Sort extends string>(
  given: Record<string, unknown>,
  { sortable, defaultSort }: ListOffer<Sort, Filters>,
) {
  const order = typeof given.order === 'string' ? given.order.toLowerCase() : '';
  const asked = isGiven(given.sort) ? sortable.find((key) => key === given.sort) : defaultSort.sort;
  if (!asked) return defaultSort;
  return {
    sort: asked,
    order:
      order === 'asc' || order === 'desc' ? order : asked === defaultSort.sort ? defaultSort.order : ('desc' as const),
  };
}

function search(given: Record<string, unknown>, errors: FieldMessages) {
  const value = given.search;
  if (!isGiven(value)) return undefined;
  if (typeof value !== 'string') {
    errors.search = ['search must be given once.'];
    return undefined;
  }
  if (value.length > SEARCH_MAX) {
    errors.search = [`search must be less than or equals to ${SEARCH_MAX}.`];
    return undefined;
  }
  // An empty pair of quotes searches for nothing.
  return /^"\s*"$/.test(value.trim()) ? undefined : value.trim() || undefined;
}

/** Reads filters from a query by their schemas; problems are added to `errors`. */
export function readFilters<Offered extends Filters>(
  query: unknown,
  offered: Offered | undefined,
  errors: FieldMessages,
) {
  const given = withoutBrackets(query as Record<string, unknown>);
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(offered ?? {})) {
    if (!isGiven(given[name])) continue;
    try {
      if (schema.type !== 'array' && Array.isArray(given[name])) {
        errors[name] = [`${name} must be given once.`];
        continue;
      }
      read[name] = schema.validateSync(schema.type === 'array' ? listed(given[name]) : given[name], { strict: true });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      errors[name] = error.errors;
    }
  }
  refuseReversed(read, errors);
  return read as ListRequest<string, Offered>['filters'];
}

/** Reads filters where the query has nothing else. An invalid parameter is a 422 that names it. */
export function requireFilters<Offered extends Filters>(query: unknown, offered: Offered) {
  const errors: FieldMessages = {};
  const read = readFilters(query, offered, errors);
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return read;
}

// A range of days, months or amounts that ends before it begins is a mistake, not an empty list.
function refuseReversed(read: Record<string, unknown>, errors: FieldMessages) {
  for (const [name, from] of Object.entries(read)) {
    const end = name.replace(/(^|_)from$/, '$1to');
    const to = read[end];
    if (end === name || from === undefined || to === undefined) continue;
    const isReversed =
      isAmount(from) && isAmount(to) ? compareMoney(from, to) > 0 : compareDays(from as string, to as string) > 0;
    if (isReversed) errors[end] = [`${end} must not be before ${name}.`];
  }
}

// Accepts status=New,On Going as well as status=New&status=On Going.
const listed = (value: unknown) =>
  (Array.isArray(value) ? value : String(value).split(',')).map((one: unknown) =>
    typeof one === 'string' ? one.trim() : one,
  );

/**
 * Returns one page of a list, or the last page when the requested one is past the end; rows are read only if there are
 * any. docs/domain/lists-and-search.md#the-reply
 */
export async function replyList<Row>(
  { page, per_page, sort, order }: Pick<ListRequest, 'page' | 'per_page' | 'sort' | 'order'>,
  source: { total: number; rows: (window: Window) => Promise<Row[]>; totals?: Record<string, string> },
): Promise<ListReply<Row>> {
  const last_page = Math.max(1, Math.ceil(source.total / per_page));
  const current_page = Math.min(page, last_page);
  const offset = (current_page - 1) * per_page;
  const data = source.total > 0 ? await source.rows({ limit: per_page, offset, total: source.total }) : [];
  return {
    data,
    total: source.total,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
    per_page,
    current_page,
    last_page,
    current_sorting: { sort, order },
    ...(source.totals && { totals: source.totals }),
  };
}
