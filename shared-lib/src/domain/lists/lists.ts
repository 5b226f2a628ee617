/** Page sizes that a list offers. docs/domain/lists-and-search.md#the-table */
export const PAGE_SIZES = [15, 30, 50, 100, 300] as const;

/** Page size unless the user chooses another. docs/domain/lists-and-search.md#the-table */
export const DEFAULT_PAGE_SIZE = 50;

/** Page size of the requests of an export. docs/domain/lists-and-search.md#export */
export const EXPORT_PAGE_SIZE = 1000;

export type SortOrder = 'asc' | 'desc';

/** Query of a list call; `filters` are the screen's own. docs/domain/lists-and-search.md#the-query */
export type ListQuery = {
  page: number;
  per_page: number;
  sort: string;
  order: SortOrder;
  search?: string;
  filters?: Record<string, string | readonly string[] | undefined>;
};

/**
 * Response of a list call; `totals` are sums over all rows that match the filters, in RM. lists-and-search.md#the-reply
 */
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

/** The server's health. */
export type Health = { status: 'ok' };

/** Response of a list call without its rows and totals. */
export type ListPage = Omit<ListReply<unknown>, 'data' | 'totals'>;

/** The text between double quotes when the whole search is quoted, else null. docs/domain/lists-and-search.md#search */
export function exactPhrase(search: string) {
  const match = /^"(.+)"$/.exec(search.trim());
  return match?.[1] ?? null;
}
