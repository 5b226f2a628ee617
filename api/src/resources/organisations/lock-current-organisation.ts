import { ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { requireCurrent } from '../../http/changes/version';
import { lockOrganisation } from './organisations.queries';

/**
 * Locks the organisation to change; a 404 when it is missing or deleted, a 409 when somebody else has changed it since.
 */
export const lockCurrentOrganisation = async (db: Db, reference: string, expected: number | undefined) =>
  requireCurrent(db, await lockOrganisation(db, reference), 'Organisation', expected);

/** The same for a contractor or supplier, excluding the own company. parties.md#the-own-company */
export async function lockCurrentContractor(db: Db, reference: string, expected: number | undefined) {
  const found = await lockOrganisation(db, reference);
  const contractor = found?.type === ORGANISATION_TYPES.OWN_COMPANY ? undefined : found;
  return requireCurrent(db, contractor, 'Contractor', expected);
}
