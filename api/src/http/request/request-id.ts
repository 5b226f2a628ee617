import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * The id that a request has in the log, in the audit trail and in the answer's `x-request-id`. Always a new one: an id that a
 * caller could choose would let one request pass for another in the trail.
 */
export const newRequestId = () => randomUUID().replaceAll('-', '');

/** The caller's own `x-request-id`, kept beside ours so that their log can be found from it; undefined when it is none. */
export function callerRequestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
}
