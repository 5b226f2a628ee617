import { randomUUID } from 'node:crypto';
import { type IncomingMessage } from 'node:http';

const WELL_FORMED = /^[\w-]{8,64}$/;

/**
 * The id that a request has in the log, in the audit trail and in the answer's `x-request-id`: the one that the proxy in front
 * gave it, so that both logs name it alike, else a new one. The proxy overwrites what comes from outside.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
