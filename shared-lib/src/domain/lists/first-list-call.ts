import { DEFAULT_PAGE_SIZE, type SortOrder } from './lists';

type Defaults = { sort: string; order?: SortOrder; filters?: Record<string, string | readonly string[]> };

// As browsers send the parameters of an address.
const encoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');

/**
 * The call of a list with nothing chosen in its screen's address: "/clients?page=1&per_page=50&sort=name&order=desc". A
 * screen declares it in remote.ts; `params` are those that the endpoint adds to every request.
 * docs/remotes.md#a-first-call
 */
export function firstListCall(
  path: string,
  { sort, order = 'desc', filters = {} }: Defaults,
  params: Record<string, string | number> = {},
) {
  const sent = Object.entries({ page: 1, per_page: DEFAULT_PAGE_SIZE, sort, order, ...filters, ...params });
  const pairs = sent.flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === '' ? [] : `${name}=${encoded(String(one))}`)),
  );
  return `${path}?${pairs.join('&')}`;
}
