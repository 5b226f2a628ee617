import { type Db } from '../../db/database';
import { invalid } from '../../http/errors/errors';
import { findContractor } from './contractors.queries';

/** The number of the live contractor or supplier that a body names, which stays until the transaction ends; else 422. */
export async function contractorOf(db: Db, reference: string | number): Promise<number> {
  const contractor = await findContractor(db, reference);
  if (!contractor) throw invalid({ contractor_uuid: ['Contractor is not valid.'] });
  return contractor.id;
}
