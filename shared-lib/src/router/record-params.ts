import { isIdentifier } from '@siteledger/shared-lib/domain';
import { useMatch as useRouterMatch, useParams as useRouterParams } from 'react-router-dom';

// Parameters that name a record are called `uuid`, `invoiceUuid` and so on.
const named = <Params extends object>(params: Params) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      /uuid$/i.test(name) && value !== undefined && !isIdentifier(value) ? '' : value,
    ]),
  ) as Params;

/**
 * The parameters of the address, decoded. One that names a record is empty when it cannot: whatever somebody types there, no
 * call asks for something else than a record, and the screen says that there is none. docs/domain/calls.md#addresses
 */
export const useParams: typeof useRouterParams = () => named(useRouterParams()) as never;

/** How the address matches a pattern, with the same of its parameters. docs/domain/calls.md#addresses */
export const useMatch: typeof useRouterMatch = (pattern) => {
  const match = useRouterMatch(pattern);
  return match && { ...match, params: named(match.params) };
};
