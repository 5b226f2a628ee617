import { addressValues, type Contractor, type ContractorInput, payeeValues } from '@siteledger/shared-lib/domain';
import { type StoredFields } from '../../db/stored-fields';
import { changeRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockCurrentContractor } from '../organisations/lock-current-organisation';
import { findContractorRecord } from './contractors.queries';

const UPDATE = { action: 'contractor.update', entity: 'organisation' };

/** Changes the fields of the contractors' screens; without a type it keeps its own. parties.md#organisations */
export const updateContractor = (
  context: Context,
  reference: string,
  input: ContractorInput,
  expected: number | undefined,
): Promise<Contractor | undefined> =>
  inTransaction(context, async (db) => {
    const contractor = await lockCurrentContractor(db, reference, expected);
    await changeRow(db, context, UPDATE, 'organisations', contractor.id, {
      ...addressValues(input),
      ...payeeValues(input),
      name: input.name,
      type: input.type ?? contractor.type,
    } satisfies StoredFields<ContractorInput>);
    return findContractorRecord(db, contractor.id);
  });
