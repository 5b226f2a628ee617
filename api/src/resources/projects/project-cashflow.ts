import { CASHFLOW_HORIZONS, type CashflowProjection } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { projectCashflow } from '../../figures/cashflow-projection';
import { expectedMovements } from '../../figures/expected-movements';
import { viewpointOf } from '../../http/routes/as-of';
import { invalid } from '../../http/errors/errors';
import { projectsById } from './projects-by-number.queries';
import { requireProject } from './require-project';

const LONGEST = 90;

/**
 * A project's projected cash by week and by document, as of the day of the query.
 * docs/domain/figures.md#the-projection-by-week-and-document
 */
export async function readCashflowProjection(request: FastifyRequest, reference: string): Promise<CashflowProjection> {
  const { context } = request;
  const project = await requireProject(context.db, context, reference);
  const view = viewpointOf(request);
  const days = horizon((request.query as { days?: unknown }).days);

  const [figures] = await projectsById(context.db, [project.id], view);
  return projectCashflow(
    view.asOf,
    days,
    figures?.cashflow_nett ?? '0.00',
    await expectedMovements(context.db, project.id, view, days),
  );
}

function horizon(value: unknown) {
  if (value === undefined || value === '') return LONGEST;
  const days = CASHFLOW_HORIZONS.find((one) => String(one) === value);
  if (!days) throw invalid({ days: [`days must be one of ${CASHFLOW_HORIZONS.join(', ')}.`] });
  return days;
}
