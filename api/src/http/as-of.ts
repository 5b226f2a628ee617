import { isDay, mustBeDay } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { invalid } from './errors';

/** The day that figures are computed for: `as_of` of the query, else today in Kuala Lumpur. Decision §1. */
export function asOf(request: FastifyRequest): string {
  const { as_of } = request.query as { as_of?: unknown };
  if (as_of === undefined || as_of === '') return request.context.today;
  if (!isDay(as_of)) throw invalid({ as_of: [mustBeDay('as_of')] });
  return as_of;
}
