import type { ListQuery } from '@siteledger/shared-lib/domain';

/**
 * Query parameters of a list call: paging, sorting, search and the screen's own filters, without empty ones.
 * docs/domain/lists-and-search.md#the-query
 */
export function listQueryParams({ filters, search, ...pagingAndSort }: ListQuery) {
  const chosen = Object.entries(filters ?? {}).filter(([, value]) => value !== undefined && value.length > 0);
  return { ...pagingAndSort, search: search?.trim() || undefined, ...Object.fromEntries(chosen) };
}
