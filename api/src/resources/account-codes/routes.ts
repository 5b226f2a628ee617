import { accountCodeSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { listParameters } from '../../http/openapi/openapi-parameters';
import { list as page, one } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { findAccountCodeDetails } from './account-codes.queries';
import { createAccountCode } from './create-account-code';
import { deleteAccountCode } from './delete-account-code';
import { ACCOUNT_CODE_LIST, CHILD_LIST, listAccountCodes, listChildrenOfCode } from './list-account-codes';
import { updateAccountCode } from './update-account-code';

export function accountCodeRoutes(app: App) {
  const { calls, list, create, read, update, remove } = resource(app, {
    path: '/finance_account_codes',
    name: ['an account code', 'account codes'],
    type: 'AccountCode',
    permission: {
      view: 'finance_account_code.view',
      create: 'finance_account_code.create',
      change: 'finance_account_code.update',
      delete: 'finance_account_code.delete',
    },
    isKept: true,
  });

  /**
   * Account codes by code; `to_tree=1` returns all as a tree, where a search keeps the ancestors of its matches.
   * docs/domain/accounting-export.md#account-codes
   */
  list('AccountCodeBranch', { offer: ACCOUNT_CODE_LIST, answer: listAccountCodes });

  /** The direct children of `code`; 404 when there is no such code. accounting-export.md#account-codes */
  calls.get(
    '/finance_account_codes/get_child_by_code',
    {
      config: { isKept: true },
      summary: 'List account codes below a code',
      parameters: listParameters(CHILD_LIST),
      reply: page('AccountCode'),
    },
    listChildrenOfCode,
  );

  /**
   * Creates an account code: 201 with it; 422 by field, also for a duplicate code. accounting-export.md#account-codes
   */
  create(accountCodeSchema, createAccountCode);

  /**
   * One account code with its group and its uses. docs/domain/accounting-export.md#account-codes,
   * docs/domain/states-and-deletions.md#deletions
   */
  read(({ context }, reference) => findAccountCodeDetails(context.db, reference), { reply: one('AccountCodeDetails') });

  /**
   * Changes or moves an account code: 409 when its version is stale; 422 by field, also when moved into its own
   * subtree.
   */
  update(accountCodeSchema, updateAccountCode);

  /** Deletes an account code, {uuid, name}; 409 when it has children or bookings. states-and-deletions.md#deletions */
  remove(deleteAccountCode);
}
