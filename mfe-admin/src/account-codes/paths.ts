/** Where the tree is. Specification §2. */
export const ACCOUNT_CODES = '/accountCodes';

/** Where an account code's details are. Specification §2. */
export const accountCodePath = (uuid: string) => `${ACCOUNT_CODES}/${uuid}`;

/** Where an account code is created, in a group or at the top; the list's query stays in the address. Decision §8. */
export function createPath(query: string, group?: string) {
  const params = new URLSearchParams(query);
  if (group) params.set('parent', group);
  return { pathname: `${ACCOUNT_CODES}/create`, search: params.toString() };
}
