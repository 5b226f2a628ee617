/** Path of the tree. docs/domain/screens.md#routes */
export const ACCOUNT_CODES = '/accountCodes';

/** Path of an account code's details. docs/domain/screens.md#routes */
export const accountCodePath = (uuid: string) => `${ACCOUNT_CODES}/${uuid}`;

/** Path to create an account code, in a group or at the top level; keeps the list's query. screens.md#routes */
export function createPath(query: string, group?: string) {
  const params = new URLSearchParams(query);
  if (group) params.set('parent', group);
  return { pathname: `${ACCOUNT_CODES}/create`, search: params.toString() };
}
