import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/changes/audit';
import { type Context } from '../../../http/request/context';
import { inTransaction } from '../../../http/changes/in-transaction';
import { contractorOf } from '../../contractors/contractor-of';
import { requireProject } from '../require-project';
import { contractorName, insertAssignment } from './assignments.queries';

/**
 * Assigns a contractor or supplier to a project before anything is ordered; repeating it changes nothing.
 * docs/domain/projects.md#assigned-contractors
 */
export const assignContractor = (
  context: Context,
  reference: string,
  contractor_uuid: string | number,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, reference, 'share');
    const contractorId = await contractorOf(db, contractor_uuid);

    const { uuid, name } = await contractorName(db, contractorId);
    if (await insertAssignment(db, project.id, contractorId))
      await audit(db, context, {
        action: 'contractor.assign',
        uuid,
        after: { project_id: project.id },
      });
    return { uuid, name };
  });
