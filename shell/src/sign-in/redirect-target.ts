/**
 * Where the user wanted to go: the `redirect` of the query, else home with the rest of the query kept. Not yet checked to be
 * safe. docs/domain/sessions.md#in-the-browser
 */
export function redirectTarget(search = location.search) {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect');
  if (redirect) return redirect;
  query.delete('redirect');
  return query.size > 0 ? `/?${query}` : '/';
}
