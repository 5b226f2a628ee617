import { type Db } from '../../db/database';
import { notFound } from '../../http/errors';
import { refuseStale } from '../../http/version';
import { lockOrganisation } from './organisations.queries';

/** The live organisation that a change is for, locked; refused when somebody else changed it meanwhile. */
export async function lockCurrentOrganisation(db: Db, reference: string, expected: number | undefined) {
  const organisation = await lockOrganisation(db, reference);
  if (!organisation) throw notFound('Organisation');
  await refuseStale(db, organisation, expected);
  return organisation;
}
