import { type FigureExplanation, isExplainedFigure } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { explainFigure } from '../../figures/figure-explanation';
import { viewpointOf } from '../../http/routes/as-of';
import { notFound } from '../../http/errors/errors';
import { requireProject } from './require-project';

/**
 * Explains a figure of one of the caller's projects, as of the day of the query. figures.md#why-a-figure-is-what-it-is
 */
export async function explainProjectFigure(
  request: FastifyRequest,
  reference: string,
  figure: string,
): Promise<FigureExplanation> {
  const { context } = request;
  const { id } = await requireProject(context.db, context, reference);
  if (!isExplainedFigure(figure)) throw notFound('Figure');
  const view = viewpointOf(request);
  return explainFigure(context.db, { projectId: id, figure, view, granted: context.user.permissions });
}
