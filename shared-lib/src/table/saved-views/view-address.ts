import { useLocation } from '@siteledger/shared-lib/router';
import { COLUMNS } from '../columns/address-columns';

// A view does not store the page number.
const PAGE = 'page';

/** The present state of a screen from its address, with the shown columns. */
export function useViewAddress(columns: readonly string[] | undefined) {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete(PAGE);
  if (columns) params.set(COLUMNS, columns.join(','));
  return { pathname, query: params.toString() };
}

/** The absolute address, for another person's browser. */
export const linkTo = (pathname: string, query: string) =>
  `${window.location.origin}${pathname}${query ? `?${query}` : ''}`;

/** Whether two queries show the same, whatever the order of their parameters. */
export const showsSame = (one: string, other: string) => sorted(one) === sorted(other);

function sorted(query: string) {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
