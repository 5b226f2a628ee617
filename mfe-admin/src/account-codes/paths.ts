/** Where the tree is. docs/domain/screens.md#routes */
export const ACCOUNT_CODES = '/accountCodes';

/** Where an account code's details are. docs/domain/screens.md#routes */
export const accountCodePath = (uuid: string) => `${ACCOUNT_CODES}/${uuid}`;

/** Where an account code is created, in a group or at the top; the list's query stays in the address. screens.md#routes */
export function createPath(query: string, group?: string) {
  const params = new URLSearchParams(query);
  if (group) params.set('parent', group);
  return { pathname: `${ACCOUNT_CODES}/create`, search: params.toString() };
}
