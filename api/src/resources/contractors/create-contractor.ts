import {
  addressValues,
  type Contractor,
  type ContractorInput,
  ORGANISATION_TYPES,
} from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { insertOrganisation } from '../organisations/organisations.queries';
import { findContractorRecord } from './contractors.queries';

/** Creates a contractor; without a type it is a sub-contractor. docs/domain/parties.md#organisations */
export const createContractor = (context: Context, input: ContractorInput): Promise<Contractor | undefined> =>
  inTransaction(context, async (db) => {
    const type = input.type ?? ORGANISATION_TYPES.SUB_CONTRACTOR;
    const id = await insertOrganisation(db, { ...addressValues(input), name: input.name, type });

    const contractor = await findContractorRecord(db, id);
    await audit(db, context, {
      action: 'contractor.create',
      entity: 'organisation',
      uuid: contractor?.uuid ?? null,
      after: contractor,
    });
    return contractor;
  });
