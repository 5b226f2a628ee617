/**
 * Where the user wanted to go: the query's `redirect`, otherwise home with the rest of the query. Not yet checked for
 * safety. docs/domain/sessions.md#in-the-browser
 */
export function redirectTarget(search = location.search) {
  const query = new URLSearchParams(search);
  const redirect = query.get('redirect');
  if (redirect) return redirect;
  query.delete('redirect');
  return query.size > 0 ? `/?${query}` : '/';
}
