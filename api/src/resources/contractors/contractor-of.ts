import { type Db } from '../../db/database';
import { invalid } from '../../http/errors/errors';
import { findContractor } from './contractors.queries';

/**
 * The id of the contractor or supplier that a body names, protected from deletion until the transaction ends; otherwise
 * a 422.
 */
export async function contractorOf(db: Db, reference: string | number): Promise<number> {
  const contractor = await findContractor(db, reference);
  if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
  return contractor.id;
}
