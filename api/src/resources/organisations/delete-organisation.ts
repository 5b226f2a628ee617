import { type Reference } from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockCurrentOrganisation } from './lock-current-organisation';
import { lockOwnCompanies } from './organisations.queries';
import { removeOrganisation } from './remove-organisation';

/**
 * Deletes an organisation that is on no project. The last own company cannot be deleted, because it issues the
 * documents. docs/domain/states-and-deletions.md#deletions
 */
export const deleteOrganisation = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const own = await lockOwnCompanies(db);
    const organisation = await lockCurrentOrganisation(db, reference, expected);
    if (own.length === 1 && own.includes(organisation.id))
      throw conflict('Your company cannot be deleted: it issues your invoices and purchase orders.');
    return removeOrganisation(db, context, 'organisation.delete', organisation);
  });
