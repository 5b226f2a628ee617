import { isAction, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { ROLES_HEADER } from '@siteledger/shared-lib/domain';
import { api } from './api';
import type { CallError } from './calls';

const FORBIDDEN = 403;

/**
 * Refetches the signed-in user when a call is forbidden, or its response has other roles than before, so that menu and
 * buttons follow a role granted or removed meanwhile. The refetch itself is excluded, as it would loop.
 * docs/domain/roles-and-permissions.md#the-menu
 */
export const followRights: Middleware = ({ dispatch }) => {
  let known: string | null = null;

  function hasOtherRoles(action: unknown) {
    const roles = rolesOf(action);
    if (roles === null) return false;
    const isOther = known !== null && roles !== known;
    known = roles;
    return isOther;
  }

  return (next) => (action) => {
    const result = next(action);
    const isOutdated = [hasOtherRoles(action), isForbidden(action)].includes(true);
    if (isOutdated && callOf(action).endpointName !== api.endpoints.userDetails.name) {
      dispatch(api.util.invalidateTags(['Session']));
    }
    return result;
  };
};

type Call = { endpointName?: string };
type Meta = { arg?: Call; baseQueryMeta?: { response?: Response } };

const metaOf = (action: unknown) => (isAction(action) && (action as { meta?: Meta }).meta) || {};

const callOf = (action: unknown): Call => metaOf(action).arg ?? {};

const rolesOf = (action: unknown) => metaOf(action).baseQueryMeta?.response?.headers.get(ROLES_HEADER) ?? null;

const isForbidden = (action: unknown) =>
  isRejectedWithValue(action) && (action.payload as Partial<CallError>).status === FORBIDDEN;
