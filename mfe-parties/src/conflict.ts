import { errorMessage } from '@siteledger/shared-lib/api';

/** Whether the server refused because of the state of its records, such as a version that is no longer the latest. */
export const isConflict = (error: unknown) => (error as { status?: unknown } | undefined)?.status === 409;

/** "Changed by {name} at {time}"; any other refusal says nothing about what changed. Decision §1. */
export function conflictMessage(error: unknown) {
  const message = isConflict(error) ? errorMessage(error) : null;
  return typeof message === 'string' ? message : undefined;
}
