import { type Db } from '../../db/database';
import { invalid } from '../../http/errors/errors';
import { findContractor } from './contractors.queries';

/**
 * The id of the contractor or supplier that a body names, which cannot be deleted until the transaction ends. A 422
 * when it is missing or deleted.
 */
export async function contractorOf(db: Db, reference: string | number): Promise<number> {
  const contractor = await findContractor(db, reference);
  if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
  return contractor.id;
}
