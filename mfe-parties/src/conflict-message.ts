import { errorMessage, isConflict } from '@siteledger/shared-lib/api';

/** "Changed by {name} at {time}"; any other refusal says nothing about what changed. Decision §1. */
export function conflictMessage(error: unknown) {
  const message = isConflict(error) ? errorMessage(error) : null;
  return typeof message === 'string' ? message : undefined;
}
