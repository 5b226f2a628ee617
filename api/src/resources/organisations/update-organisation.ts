import { type Organisation, ORGANISATION_TYPES, type OrganisationInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { changeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { invalid } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockCurrentOrganisation } from './lock-current-organisation';
import { organisationValues } from './organisation-values';
import { renewedConfirmation } from './renewed-confirmation';
import { findOrganisation, type LockedOrganisation, lockOwnCompanies, projectsUsing } from './organisations.queries';

const { OWN_COMPANY } = ORGANISATION_TYPES;

/** Replaces an organisation's fields; without a type it keeps its own. docs/domain/parties.md#organisations */
export const updateOrganisation = (
  context: Context,
  reference: string,
  input: OrganisationInput,
  expected: number | undefined,
): Promise<Organisation | undefined> =>
  inTransaction(context, async (db) => {
    const own = await lockOwnCompanies(db);
    const organisation = await lockCurrentOrganisation(db, reference, expected);
    const values = organisationValues(input, organisation.type);
    await guardType(db, organisation, values.type, own);

    await changeRow(db, context, { action: 'organisation.update' }, 'organisations', organisation.id, {
      ...values,
      ...renewedConfirmation(organisation, values),
    });
    return findOrganisation(db, organisation.id);
  });

// A contractor with documents cannot become the own company, and the last own company cannot become a contractor.
async function guardType(db: Db, { id, type: current }: LockedOrganisation, next: number, own: readonly number[]) {
  if (current === OWN_COMPANY && next !== OWN_COMPANY && own.length === 1)
    throw invalid({ type: ['Type cannot be changed: your company issues your invoices and purchase orders.'] });
  if (current === OWN_COMPANY || next !== OWN_COMPANY) return;
  const projects = await projectsUsing(db, id);
  if (projects.length > 0)
    throw invalid({ type: [`Type cannot be changed: the contractor appears in ${projects.join(', ')}.`] });
}
