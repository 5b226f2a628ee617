import { ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { requireCurrent } from '../../http/changes/version';
import { lockOrganisation } from './organisations.queries';

/** The live organisation that a change is for, locked; refused when somebody else changed it meanwhile. */
export const lockCurrentOrganisation = async (db: Db, reference: string, expected: number | undefined) =>
  requireCurrent(db, await lockOrganisation(db, reference), 'Organisation', expected);

/** The same of a contractor or supplier; our own company is none. parties.md#the-own-company */
export async function lockCurrentContractor(db: Db, reference: string, expected: number | undefined) {
  const found = await lockOrganisation(db, reference);
  const contractor = found?.type === ORGANISATION_TYPES.OWN_COMPANY ? undefined : found;
  return requireCurrent(db, contractor, 'Contractor', expected);
}
