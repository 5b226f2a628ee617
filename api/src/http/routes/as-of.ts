import { compareDays, type Day, isDay, mustBeDay } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { isPast, type Viewpoint } from '../../figures/viewpoint';
import { invalid } from '../errors/errors';

/** The viewpoint of a call: the day of its query, and today. */
export const viewpointOf = (request: FastifyRequest): Viewpoint => ({
  asOf: asOf(request),
  today: request.context.today,
});

/** The day that figures are computed for: `as_of` of the query, else today in Kuala Lumpur. figures.md#as-of-a-day */
export function asOf(request: FastifyRequest): string {
  const { as_of } = request.query as { as_of?: unknown };
  if (as_of === undefined || as_of === '') return request.context.today;
  if (!isDay(as_of)) throw invalid({ as_of: [mustBeDay('as_of')] });
  return as_of;
}

/** The end of what a call asks for by date: as of a past day nothing is dated later. */
export function untilDay(request: FastifyRequest, { to }: { to?: Day | undefined }): { to?: Day } {
  const view = viewpointOf(request);
  return isPast(view.asOf, view) && (to === undefined || compareDays(view.asOf, to) < 0) ? { to: view.asOf } : {};
}
