import { isIdentifier } from '@siteledger/shared-lib/domain';
import { useMatch as useRouterMatch, useParams as useRouterParams } from 'react-router-dom';

// Parameters of a record's id are named `uuid`, `invoiceUuid` and so on.
const named = <Params extends object>(params: Params) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      /uuid$/i.test(name) && value !== undefined && !isIdentifier(value) ? '' : value,
    ]),
  ) as Params;

/**
 * Decoded parameters of the address. An invalid record id becomes empty, so that no typed address makes a call request
 * anything but a record; the screen reports that there is none. docs/domain/calls.md#addresses
 */
export const useParams: typeof useRouterParams = () => named(useRouterParams()) as never;

/** Match of the address with a pattern, with parameters checked the same way. docs/domain/calls.md#addresses */
export const useMatch: typeof useRouterMatch = (pattern) => {
  const match = useRouterMatch(pattern);
  return match && { ...match, params: named(match.params) };
};
