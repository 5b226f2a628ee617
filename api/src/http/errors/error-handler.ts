import { Refusal } from '@siteledger/platform/registry';
import { FieldErrors } from '@siteledger/shared-lib/domain';
import { type FastifyInstance, type FastifyReply } from 'fastify';
import { fromDatabaseError } from './database-errors';
import { conflict, HttpError, invalid, notFound, tooLarge, tooManyRequests } from './errors';

const SERVER_FAULT = 'Something went wrong. Try refresh the page or contact the admin if the problem persist.';

// Responses for Fastify's own errors, by code.
const FRAMEWORK_ERRORS: Readonly<Record<string, () => HttpError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new HttpError(415, { message: 'The request must be JSON.' }),
  FST_CP_ERR_INVALID_CONTENT_ENCODING: () => new HttpError(415, { message: 'The content encoding is not supported.' }),
  FST_CP_ERR_INVALID_CONTENT: () => notJson(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => notJson(),
  FST_ERR_CTP_INVALID_JSON_BODY: () => notJson(),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => notJson(),
  FST_ERR_BAD_URL: () => notFound('Page'),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound('Page'),
};

const notJson = () => invalid({ body: ['The body is not valid JSON.'] });

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof FieldErrors) return invalid(error.errors);
  if (error instanceof Refusal) return ofRegistry(error);
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  // The file server answers "forbidden" for a path outside its folder; callers get a 404.
  if (statusCode === 403 || statusCode === 404) return notFound('Page');
  return (
    FRAMEWORK_ERRORS[code ?? '']?.() ??
    (error instanceof SyntaxError && statusCode === 400 ? notJson() : fromDatabaseError(error))
  );
}

function ofRegistry({ status, message, details }: Refusal): HttpError {
  if (status === 409) return conflict(message);
  if (status === 422) return invalid(details.fields ?? {});
  if (status === 429) return tooManyRequests(details.retryAfterSeconds ?? 0);
  return new HttpError(status, { message });
}

const send = (reply: FastifyReply, { statusCode, headers, body }: HttpError) =>
  reply.code(statusCode).headers(headers).send(body);

/** The only writer of error bodies. An unknown error is a 500 that reveals nothing of its cause. errors.md#answers */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    // Fastify closes the connection when it rejects a body. Data still arriving would then reset the connection before
    // the response is read, and a proxy would report a broken server. So the rest is read and discarded, within the
    // request's time limit.
    reply.removeHeader('connection');
    const known = toHttpError(error);
    if (known) return send(reply, known);
    request.log.error({ err: error }, 'request failed');
    return send(reply, new HttpError(500, { message: SERVER_FAULT }));
  });
  app.setNotFoundHandler((_, reply) => send(reply, notFound('Page')));
}
