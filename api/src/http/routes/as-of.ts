import { compareDays, type Day, isDay, mustBeDay } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { isPast, type Viewpoint } from '../../figures/viewpoint';
import { invalid } from '../errors/errors';

/** A request's viewpoint: the day in its query, and today. */
export const viewpointOf = (request: FastifyRequest): Viewpoint => ({
  asOf: asOf(request),
  today: request.context.today,
});

/** The day for which figures are computed: the query's `as_of`, or today in Kuala Lumpur. figures.md#as-of-a-day */
export function asOf(request: FastifyRequest): string {
  const { as_of } = request.query as { as_of?: unknown };
  if (as_of === undefined || as_of === '') return request.context.today;
  if (!isDay(as_of)) throw invalid({ as_of: [mustBeDay('as_of')] });
  return as_of;
}

/** Ends a requested period on a past `as_of`; empty when the period ends by then, or `as_of` is not past. */
export function untilDay(request: FastifyRequest, { to }: { to?: Day | undefined }): { to?: Day } {
  const view = viewpointOf(request);
  return isPast(view.asOf, view) && (to === undefined || compareDays(view.asOf, to) < 0) ? { to: view.asOf } : {};
}
