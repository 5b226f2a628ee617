import {
  type Contractor,
  type ContractorInput,
  DEFAULT_COUNTRY,
  ORGANISATION_TYPES,
} from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { insertContractor } from './queries';

/** Creates a contractor; without a type it is a sub-contractor. Specification §3 and §5. */
export const createContractor = (
  context: Context,
  { type, country, ...input }: ContractorInput,
): Promise<Contractor | undefined> =>
  inTransaction(context, async (db) => {
    const contractor = await insertContractor(db, {
      ...input,
      type: type ?? ORGANISATION_TYPES.SUB_CONTRACTOR,
      country: country ?? DEFAULT_COUNTRY,
    });
    await audit(db, context, {
      action: 'contractor.create',
      entity: 'organisation',
      uuid: contractor?.uuid ?? null,
      after: contractor,
    });
    return contractor;
  });
