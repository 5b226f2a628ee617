import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { conflict, notFound } from '../../../http/errors/errors';
import { inTransaction } from '../../../http/changes/in-transaction';
import { requireProject } from '../require-project';
import { findAssignment, removeAssignment } from './assignments.queries';

/**
 * Removes a contractor's assignment while they have neither orders nor expenses in the project.
 * projects.md#assigned-contractors
 */
export const unassignContractor = (context: Context, reference: string, contractor: string): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, reference, 'update');
    const assignment = await findAssignment(db, project.id, contractor);
    if (!assignment) throw notFound('Contractor');
    const { id, uuid, name, orders, expenses } = assignment;
    if (orders > 0 || expenses > 0)
      throw conflict(`The contractor still has purchase orders (${orders}) or expenses (${expenses}) in the project.`);

    await removeAssignment(db, project.id, id);
    await audit(db, context, {
      action: 'contractor.unassign',
      uuid,
      before: { project_id: project.id },
    });
    return { uuid, name };
  });
