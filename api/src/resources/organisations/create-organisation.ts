import { type Organisation, ORGANISATION_TYPES, type OrganisationInput } from '@siteledger/shared-lib/domain';
import { createRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { organisationValues } from './organisation-values';
import { findOrganisation } from './organisations.queries';

/** Creates an organisation; the default type is sub-contractor. docs/domain/parties.md#organisations */
export const createOrganisation = (context: Context, input: OrganisationInput): Promise<Organisation | undefined> =>
  inTransaction(context, async (db) => {
    const values = organisationValues(input, ORGANISATION_TYPES.SUB_CONTRACTOR);
    const { id } = await createRow(db, context, { action: 'organisation.create' }, 'organisations', values);
    return findOrganisation(db, id);
  });
