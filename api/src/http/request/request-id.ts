import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * The request's id in the log, the audit trail and the `x-request-id` header. Always generated: with an id of the
 * caller's choice one request could pass for another in the trail.
 */
export const newRequestId = () => randomUUID().replaceAll('-', '');

/**
 * The caller's `x-request-id`, stored beside ours so that the caller's log can be matched; undefined when missing or
 * malformed.
 */
export function callerRequestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : undefined;
}
