import {
  addressValues,
  type Contractor,
  type ContractorInput,
  ORGANISATION_TYPES,
  payeeValues,
} from '@siteledger/shared-lib/domain';
import { insertRow } from '../../db/rows';
import { type StoredFields } from '../../db/stored-fields';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { findContractorRecord } from './contractors.queries';

/** Creates a contractor; the default type is sub-contractor. docs/domain/parties.md#organisations */
export const createContractor = (context: Context, input: ContractorInput): Promise<Contractor | undefined> =>
  inTransaction(context, async (db) => {
    const { id } = await insertRow(db, 'organisations', {
      ...addressValues(input),
      ...payeeValues(input),
      name: input.name,
      type: input.type ?? ORGANISATION_TYPES.SUB_CONTRACTOR,
    } satisfies StoredFields<ContractorInput>);

    const contractor = await findContractorRecord(db, id);
    await audit(db, context, {
      action: 'contractor.create',
      entity: 'organisation',
      after: contractor,
    });
    return contractor;
  });
