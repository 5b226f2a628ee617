import { FieldErrors, type FieldMessages } from '@siteledger/shared-lib/domain';
import { readable } from '@siteledger/shared-lib/session';
import { notify } from '@siteledger/shared-lib/ui';
import { answerStatus } from './answer-status';
import type { ErrorBody } from './calls';

/** The last resort of the shared error display. docs/domain/errors.md#what-people-read */
export const SOMETHING_WENT_WRONG = 'Something went wrong.';

// Failed validation, a query removed from the store: the screen shows those by itself, or not at all.
const SILENT = ['ValidationError', 'AbortError', 'ConditionError'];

/**
 * What people read of a failed call: a text, a list (the first message of each field), or null when nothing is to be shown:
 * offline, failed validation, an abandoned query, and 500, which has its own toast.
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

// A refusal that is no JSON, such as a proxy's; a page in HTML is not for people.
function plainText(error: unknown) {
  if (!isObject(error) || error.status !== 'PARSING_ERROR' || typeof error.data !== 'string') return undefined;
  const isRefusal = Number(error.originalStatus) >= 400 && Number(error.originalStatus) < 500;
  return isRefusal ? readable(error.data) : undefined;
}

/**
 * The messages of a 422 answer by field, to put beside the fields of a form; empty for any other error.
 * docs/domain/errors.md#what-people-read
 */
export const fieldErrors = (error: unknown): FieldMessages => bodyOf(error)?.errors ?? {};

/**
 * Whether the server refused because of the state of its records, such as a version that is no longer the latest.
 * docs/domain/errors.md#answers
 */
export const isConflict = (error: unknown) => isObject(error) && error.status === 409;

/** Shows the error as a toast, if there is anything to show. docs/domain/errors.md#what-people-read */
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
