import { useLocation } from '@siteledger/shared-lib/router';
import { COLUMNS } from '../columns/address-columns';

// Which page somebody was on when a view was saved is no part of it.
const PAGE = 'page';

/** The present state of a screen as its address says it, with the columns that it shows. */
export function useViewAddress(columns: readonly string[] | undefined) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete(PAGE);
  if (columns) params.set(COLUMNS, columns.join(','));
  return { pathname, query: params.toString() };
}

/** The same address on this server, for another person's browser. */
export const linkTo = (pathname: string, query: string) =>
  `${window.location.origin}${pathname}${query ? `?${query}` : ''}`;

/** Whether two addresses show the same, whatever the order of their names. */
export const showsSame = (one: string, other: string) => sorted(one) === sorted(other);

function sorted(query: string) {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
