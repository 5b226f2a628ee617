import { isGranted, type Permission, type ProjectOverview } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { viewpointOf } from '../../../http/routes/as-of';
import { requireProject } from '../require-project';
import { latestActivity } from './latest-activity.queries';
import { lastCertificateOf, openDocuments, waitingDocuments } from './project-overview.queries';

/**
 * The overview of one of the caller's projects, besides its figures, as of the day of the query. projects.md#overview
 */
export async function readProjectOverview(request: FastifyRequest, reference: string): Promise<ProjectOverview> {
  const { context } = request;
  const { db, user } = context;
  const { id } = await requireProject(db, context, reference);
  const view = viewpointOf(request);
  const may = (permission: Permission) => isGranted(user.permissions, permission);

  const { submitted, drafts } = await waitingDocuments(db, id, view);
  return {
    as_of: view.asOf,
    receivable: may('project.invoice') ? await openDocuments(db, 'invoices', id, view) : null,
    payable: may('project.expense') ? await openDocuments(db, 'expenses', id, view) : null,
    last_certificate: may('project.invoice') ? await lastCertificateOf(db, id, view) : null,
    submitted_variation_orders: submitted,
    draft_purchase_orders: may('project.po') ? drafts : null,
    activity: await latestActivity(db, id, view, may),
  };
}
