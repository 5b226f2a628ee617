import { isAction, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { ROLES_HEADER } from '@siteledger/shared-lib/domain';
import { api } from './api';
import type { CallError } from './calls';

const FORBIDDEN = 403;

/**
 * Asks again who is signed in when a call was forbidden, or answered by other roles than the calls before, so that menu and
 * buttons follow a role that was taken or given meanwhile. Not after that question itself, which would ask forever.
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
