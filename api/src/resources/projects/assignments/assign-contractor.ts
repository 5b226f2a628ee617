import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../../http/audit';
import { type Context } from '../../../http/context';
import { invalid } from '../../../http/errors';
import { inTransaction } from '../../../http/in-transaction';
import { findContractor } from '../../contractors/contractors.queries';
import { requireProject } from '../require-project';
import { contractorName, insertAssignment } from './assignments.queries';

/**
 * Assigns a contractor or supplier to a project before anything is ordered; once more changes nothing.
 * docs/domain/projects.md#assigned-contractors
 */
export const assignContractor = (
  context: Context,
  reference: string,
  contractor_uuid: string | number,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, reference, 'share');
    const contractor = await findContractor(db, contractor_uuid);
    if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });

    const { uuid, name } = await contractorName(db, contractor.id);
    if (await insertAssignment(db, project.id, contractor.id))
      await audit(db, context, {
        action: 'contractor.assign',
        uuid,
        after: { project_id: project.id },
      });
    return { uuid, name };
  });
