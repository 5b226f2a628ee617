/** Rows a page that a list offers. docs/domain/lists-and-search.md#the-table */
export const PAGE_SIZES = [15, 30, 50, 100, 300] as const;

/** Rows a page unless the user says otherwise. docs/domain/lists-and-search.md#the-table */
export const DEFAULT_PAGE_SIZE = 50;

/** Rows that an export asks for at a time. docs/domain/lists-and-search.md#export */
export const EXPORT_PAGE_SIZE = 1000;

export type SortOrder = 'asc' | 'desc';

/** What a list call is asked for; `filters` are the screen's own. docs/domain/lists-and-search.md#the-query */
export type ListQuery = {
  page: number;
  per_page: number;
  sort: string;
  order: SortOrder;
  search?: string;
  filters?: Record<string, string | readonly string[] | undefined>;
};

/** What a list call answers; `totals` are sums over the whole filtered set, in RM. lists-and-search.md#the-reply */
export type ListReply<Row> = {
  data: Row[];
  total: number;
  from: number | null;
  to: number | null;
  per_page: number;
  current_page: number;
  last_page: number;
  current_sorting: { sort: string; order: SortOrder };
  totals?: Record<string, string>;
};

/** What the server says of its own state. */
export type Health = { status: 'ok' };

/** What a list call answers besides its rows and totals. */
export type ListPage = Omit<ListReply<unknown>, 'data' | 'totals'>;

/** The text between double quotes when the whole search is quoted, else null. docs/domain/lists-and-search.md#search */
export function exactPhrase(search: string) {
  const match = /^"(.+)"$/.exec(search.trim());
  return match?.[1] ?? null;
}
