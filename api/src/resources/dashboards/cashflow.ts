import {
  addMonths,
  CASH_MONTHS,
  type CashflowOverview,
  type Day,
  FieldErrors,
  type FieldMessages,
  monthOf,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { cachedUntilWrite } from '../../db/cached-until-write';
import { cashByMonth, cashExpected } from '../../figures/portfolio-cashflow';
import { viewpointOf } from '../../http/routes/as-of';
import { readFilters } from '../../http/routes/list';
import { monthFilter, recordReference } from '../../lists';
import { requireProject } from '../projects/require-project';
import { projectChoice } from './project-choice.queries';

/** Filters of the cashflow dashboard. */
export const CASHFLOW_FILTERS = {
  project: recordReference('project'),
  client: recordReference('client'),
  month_from: monthFilter('month_from'),
  month_to: monthFilter('month_to'),
};

/**
 * Cash of the caller's projects, or of one project or client: by month, and expected.
 * docs/domain/dashboards-and-reports.md#cashflow-overview
 */
export async function readCashflow(request: FastifyRequest): Promise<CashflowOverview> {
  const { context } = request;
  const { db, scope } = context;
  const view = viewpointOf(request);
  const { period, ...filters } = filtersOf(request.query, view.asOf);
  if (filters.project !== undefined) await requireProject(db, context, String(filters.project));

  const chosen = projectChoice(context, filters);
  return cachedUntilWrite(context, ['cashflow', scope, view, period, filters], async () => ({
    as_of: view.asOf,
    months: await cashByMonth(db, view, period, chosen),
    projection: await cashExpected(db, view, chosen),
  }));
}

function filtersOf(query: unknown, asOfDay: Day) {
  const errors: FieldMessages = {};
  const { month_from, month_to, ...filters } = readFilters(query, CASHFLOW_FILTERS, errors);
  const to = month_to ?? monthOf(asOfDay);
  const from = month_from ?? addMonths(to, 1 - CASH_MONTHS.usual);
  if (!errors.month_to && (from > to || addMonths(from, CASH_MONTHS.most) <= to))
    errors.month_to = [`month_to must be within ${CASH_MONTHS.most} months from month_from.`];
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return { ...filters, period: { from, to } };
}
