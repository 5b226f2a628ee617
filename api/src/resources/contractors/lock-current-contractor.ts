import { ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { notFound } from '../../http/errors';
import { refuseStale } from '../../http/version';
import { lockOrganisation } from '../organisations/organisations.queries';

/** The live contractor or supplier that a change is for, locked; our own company is none. parties.md#the-own-company */
export async function lockCurrentContractor(db: Db, reference: string, expected: number | undefined) {
  const contractor = await lockOrganisation(db, reference);
  if (!contractor || contractor.type === ORGANISATION_TYPES.OWN_COMPANY) throw notFound('Contractor');
  await refuseStale(db, contractor, expected);
  return contractor;
}
