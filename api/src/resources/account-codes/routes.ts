import { accountCodeSchema } from '@siteledger/shared-lib/domain';
import { notFound } from '../../http/errors';
import { type App } from '../../http/fastify-types';
import { listParameters } from '../../http/openapi-parameters';
import { created, list as page, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createAccountCode } from './create-account-code';
import { deleteAccountCode } from './delete-account-code';
import { ACCOUNT_CODE_LIST, CHILD_LIST, listAccountCodes, listChildrenOfCode } from './list-account-codes';
import { findAccountCodeDetails } from './account-codes.queries';
import { updateAccountCode } from './update-account-code';

export function accountCodeRoutes(app: App) {
  /**
   * Account codes by code; `to_tree=1` gives all as a tree, searched with the way to what was found.
   * docs/domain/accounting-export.md#account-codes
   */
  app.get(
    '/finance_account_codes',
    {
      config: { permission: 'finance_account_code.view' },
      schema: {
        summary: 'List account codes',
        parameters: listParameters(ACCOUNT_CODE_LIST),
        reply: page('AccountCodeBranch'),
      },
    },
    (request) => listAccountCodes(request),
  );

  /** The account codes directly below the one with `code`; 404 when there is none. accounting-export.md#account-codes */
  app.get(
    '/finance_account_codes/get_child_by_code',
    {
      config: { permission: 'finance_account_code.view' },
      schema: {
        summary: 'List account codes below a code',
        parameters: listParameters(CHILD_LIST),
        reply: page('AccountCode'),
      },
    },
    (request) => listChildrenOfCode(request),
  );

  /** Creates an account code: 201 with it; 422 by field, also for a code that is taken. accounting-export.md#account-codes */
  app.post(
    '/finance_account_codes',
    {
      config: { permission: 'finance_account_code.create', idempotent: true },
      schema: { body: accountCodeSchema, summary: 'Create an account code', reply: created('AccountCode') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createAccountCode(request.context, request.body) };
    },
  );

  /**
   * One account code with its group and what it is used for. docs/domain/accounting-export.md#account-codes,
   * docs/domain/states-and-deletions.md#deletions
   */
  app.get(
    '/finance_account_codes/:id',
    {
      config: { permission: 'finance_account_code.view' },
      schema: { summary: 'Read an account code', reply: one('AccountCodeDetails') },
    },
    async ({ context, params }) => {
      const code = await findAccountCodeDetails(context.db, params.id);
      if (!code) throw notFound('Account code');
      return { data: code };
    },
  );

  /** Changes or moves an account code: 409 when it was changed meanwhile; 422 by field, also for a group below itself. */
  app.put(
    '/finance_account_codes/:id',
    {
      config: { permission: 'finance_account_code.update' },
      schema: { body: accountCodeSchema, summary: 'Update an account code', reply: one('AccountCode') },
    },
    async (request) => ({
      data: await updateAccountCode(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes an account code, {uuid, name}; 409 when it has codes below it or is used. states-and-deletions.md#deletions */
  app.delete(
    '/finance_account_codes/:id',
    {
      config: { permission: 'finance_account_code.delete' },
      schema: { summary: 'Delete an account code', reply: one('Reference') },
    },
    async (request) => ({
      data: await deleteAccountCode(request.context, request.params.id, ifMatch(request)),
    }),
  );
}
