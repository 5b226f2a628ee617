import { errorMessage, fieldErrors } from '@siteledger/shared-lib/api';
import { LOGO_FIELD } from '@siteledger/shared-lib/domain';

/** Why the server did not take a logo, in its words. */
export function logoRefusal(error: unknown) {
  const message = fieldErrors(error)[LOGO_FIELD]?.[0] ?? errorMessage(error);
  return Array.isArray(message) ? message.join(' ') : (message ?? undefined);
}
