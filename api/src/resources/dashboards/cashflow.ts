import { type CashflowOverview, FieldErrors, type FieldMessages } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { remembered } from '../../db/remembered';
import { cashByMonth, cashExpected } from '../../figures/portfolio-cashflow';
import { asOf } from '../../http/as-of';
import { readFilters } from '../../http/list';
import { recordReference } from '../list-filters';
import { requireProject } from '../projects/require-project';
import { projectChoice } from './queries';

/** What the cashflow dashboard is filtered by. */
export const CASHFLOW_FILTERS = { project: recordReference('project'), client: recordReference('client') };

/** Cash of the caller's projects, or of one project or client: month by month, and what is expected. Decision §2. */
export async function readCashflow(request: FastifyRequest): Promise<CashflowOverview> {
  const { context } = request;
  const { db, scope, today } = context;
  const filters = filtersOf(request.query);
  const view = { asOf: asOf(request), today };
  if (filters.project !== undefined) await requireProject(db, context, String(filters.project));

  const chosen = projectChoice(context, filters);
  return remembered(db, ['cashflow', scope, view, filters], async () => ({
    as_of: view.asOf,
    months: await cashByMonth(db, view, chosen),
    projection: await cashExpected(db, view, chosen),
  }));
}

function filtersOf(query: unknown) {
  const errors: FieldMessages = {};
  const filters = readFilters(query, CASHFLOW_FILTERS, errors);
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return filters;
}
