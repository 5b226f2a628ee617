import { type Reference } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { removeOrganisation } from '../organisations/remove-organisation';
import { lockCurrentContractor } from '../organisations/lock-current-organisation';

/** Deletes a contractor that is on no project. errors.md#deleting-a-contractor, states-and-deletions.md#deletions */
export const deleteContractor = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) =>
    removeOrganisation(db, context, 'contractor.delete', await lockCurrentContractor(db, reference, expected)),
  );
