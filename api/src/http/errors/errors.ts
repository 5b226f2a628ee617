import { type FieldMessages, REFUSAL_MAX, SERVICE_BUSY } from '@siteledger/shared-lib/domain';

/** An answer that is not a success: its status and its whole body. docs/domain/errors.md#answers */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    readonly body: Record<string, unknown>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`HTTP ${statusCode}`);
  }
}

/** 418: there is no session, or it has ended. The browser goes to the sign-in page. */
export const unauthenticated = () => new HttpError(418, { message: 'Please sign in.' });

/** 403: signed in, but not allowed. */
export const forbidden = (message = 'You are not allowed to do this.') => new HttpError(403, { message });

/** 404: there is no such record, or it is not the caller's to see. */
export const notFound = (what: string) => new HttpError(404, { message: `${what} not found.` });

/** 409: the request is fine, the state of the records is not. */
export const conflict = (text: string) => new HttpError(409, { data: { err_msg: text } });

/** 413: more than anybody can want to send there. */
export const tooLarge = () => new HttpError(413, { message: 'The request is too large.' });

/** 422: fields that are wrong, each with its messages; the first of them when there are many. There is never a message beside them. */
export const invalid = (errors: FieldMessages | Record<string, readonly string[]>) =>
  new HttpError(422, { errors: firstOf(errors) });

/** Throws a 422 when any field has a problem. */
export function refuseProblems(problems: FieldMessages) {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const shortened = (value: string, most: number) => (value.length > most ? `${value.slice(0, most)}…` : value);

// What is refused is quoted, and may be long; there may be much of it.
function firstOf(errors: FieldMessages | Record<string, readonly string[]>) {
  const all = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => [field, message] as const),
  );
  const first: FieldMessages = {};
  for (const [field, message] of all.slice(0, REFUSAL_MAX.messages))
    (first[shortened(field, REFUSAL_MAX.field)] ??= []).push(shortened(message, REFUSAL_MAX.message));
  return first;
}

/** 429: too many attempts; `seconds` says when to come back. */
export const tooManyRequests = (seconds: number) =>
  new HttpError(429, { message: 'Too many attempts. Try again later.' }, { 'retry-after': String(seconds) });

/** 503: the database is away or overloaded; the same request may be sent again soon. */
export const unavailable = () => new HttpError(503, { message: SERVICE_BUSY }, { 'retry-after': '2' });
