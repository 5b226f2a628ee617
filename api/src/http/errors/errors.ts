import { type FieldMessages, REFUSAL_MAX, SERVICE_BUSY } from '@siteledger/shared-lib/domain';

/** An error response: its status and whole body. docs/domain/errors.md#answers */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: Record<string, unknown>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`HTTP ${statusCode}`);
  }
}

/** 418: no session, or it has ended. The browser goes to the sign-in page. */
export const unauthenticated = () => new HttpError(418, { message: 'Please sign in.' });

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, { message });

/** 404: no such record, or the caller may not see it. */
export const notFound = (what: string) => new HttpError(404, { message: `${what} not found.` });

/** 409: the request is valid but conflicts with the state of the records. */
export const conflict = (text: string) => new HttpError(409, { data: { err_msg: text } });

/** 413: the body is too large for the route. */
export const tooLarge = () => new HttpError(413, { message: 'The request is too large.' });

/**
 * 422: the invalid fields, each with its messages; only the first messages when there are many. There is no general
 * message.
 */
export const invalid = (errors: FieldMessages | Record<string, readonly string[]>) =>
  new HttpError(422, { errors: firstOf(errors) });

/** Throws a 422 when any field has a problem. */
export function refuseProblems(problems: FieldMessages) {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const shortened = (value: string, most: number) => (value.length > most ? `${value.slice(0, most)}…` : value);

// Limits the number of messages and their length, and the length of field names: they quote what was sent.
function firstOf(errors: FieldMessages | Record<string, readonly string[]>) {
  const all = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => [field, message] as const),
  );
  const first: FieldMessages = {};
  for (const [field, message] of all.slice(0, REFUSAL_MAX.messages))
    (first[shortened(field, REFUSAL_MAX.field)] ??= []).push(shortened(message, REFUSAL_MAX.message));
  return first;
}

/** 429: too many attempts; retry after `seconds`. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(429, { message: 'Too many attempts. Try again later.' }, { 'retry-after': String(seconds) });

/** 503: the database is unavailable or overloaded; the request can be retried soon. */
export const unavailable = () => new HttpError(503, { message: SERVICE_BUSY }, { 'retry-after': '2' });
