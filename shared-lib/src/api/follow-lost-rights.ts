import { isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { api } from './api';
import type { CallError } from './calls';

const FORBIDDEN = 403;

/**
 * Asks again who is signed in when a call was forbidden, so that menu and buttons follow a role that was taken meanwhile.
 * Not after that question itself, which would ask for ever. Decision §5.
 */
export const followLostRights: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isForbidden(action)) dispatch(api.util.invalidateTags(['Session']));
    return result;
  };

function isForbidden(action: unknown) {
  if (!isRejectedWithValue(action)) return false;
  const { endpointName } = action.meta.arg as { endpointName?: string };
  return (action.payload as Partial<CallError>).status === FORBIDDEN && endpointName !== api.endpoints.userDetails.name;
}
