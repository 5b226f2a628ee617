import { type Organisation, ORGANISATION_TYPES, type OrganisationInput } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { organisationValues } from './organisation-values';
import { findOrganisation, insertOrganisation, organisationRecord } from './organisations.queries';

/** Creates an organisation; without a type it is a sub-contractor. docs/domain/parties.md#organisations */
export const createOrganisation = (context: Context, input: OrganisationInput): Promise<Organisation | undefined> =>
  inTransaction(context, async (db) => {
    const id = await insertOrganisation(db, organisationValues(input, ORGANISATION_TYPES.SUB_CONTRACTOR));

    const after = await organisationRecord(db, id);
    await audit(db, context, {
      action: 'organisation.create',
      after,
    });
    return findOrganisation(db, id);
  });
