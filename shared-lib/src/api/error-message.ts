import { FieldErrors, type FieldMessages } from '@siteledger/shared-lib/domain';
import { readable } from '@siteledger/shared-lib/session';
import { notify } from '@siteledger/shared-lib/ui';
import { answerStatus } from './answer-status';
import type { ErrorBody } from './calls';

/** Fallback message of the shared error display. docs/domain/errors.md#what-people-read */
export const SOMETHING_WENT_WRONG = 'Something went wrong.';

// Failed validation, or a query removed from the store. Screens show the former themselves, and nothing for the others.
const SILENT = ['ValidationError', 'AbortError', 'ConditionError'];

/**
 * Message of a failed call: a text, a list (the first message of each field), or null when nothing should be shown:
 * offline, failed validation, an aborted query, and 500, which has its own toast.
 * docs/domain/errors.md#what-people-read
 */
export function errorMessage(error: unknown): string | string[] | null {
  if (!navigator.onLine || isSilent(error)) return null;
  const text = stated(bodyOf(error)) ?? plainText(error) ?? (typeof error === 'string' && error);
  if (text) return text;
  const firsts = Object.values(fieldErrors(error)).flatMap((messages) => messages.slice(0, 1));
  return firsts.length > 0 ? firsts : SOMETHING_WENT_WRONG;
}

const stated = (body: ErrorBody | null) => [body?.data?.err_msg, body?.data?.message, body?.message].find(Boolean);

// A plain-text refusal such as a proxy's; HTML pages are not shown.
function plainText(error: unknown) {
  if (!isObject(error) || error.status !== 'PARSING_ERROR' || typeof error.data !== 'string') return undefined;
  const isRefusal = Number(error.originalStatus) >= 400 && Number(error.originalStatus) < 500;
  return isRefusal ? readable(error.data) : undefined;
}

/**
 * The messages of a 422 response by field, for the fields of a form; empty for any other error.
 * docs/domain/errors.md#what-people-read
 */
export const fieldErrors = (error: unknown): FieldMessages => bodyOf(error)?.errors ?? {};

/**
 * Whether the server answered 409: a conflict with stored records, such as a stale version.
 * docs/domain/errors.md#answers
 */
export const isConflict = (error: unknown) => isObject(error) && error.status === 409;

/** Shows the error's message, if any, as a toast. docs/domain/errors.md#what-people-read */
export function notifyError(error: unknown) {
  const message = errorMessage(error);
  if (message) notify.error(message);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isSilent(error: unknown) {
  if (!isObject(error)) return false;
  return error instanceof FieldErrors || answerStatus(error) === 500 || SILENT.includes(String(error.name));
}

function bodyOf(error: unknown): ErrorBody | null {
  return isObject(error) && isObject(error.data) ? error.data : null;
}
