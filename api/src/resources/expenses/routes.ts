import {
  expenseSchema,
  expenseUpdateSchema,
  parse,
  proposalParameters,
  proposalQuerySchema,
  refNoParameters,
  refNoQuerySchema,
} from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { AS_OF, listParameters, ofOneProject } from '../../http/openapi-parameters';
import { created, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { createExpense } from './create-expense';
import { deleteExpense } from './delete-expense';
import { isRefNoTaken } from './is-ref-no-taken';
import { proposedBy } from './proposal.queries';
import { EXPENSE_GROUP_LIST, EXPENSE_LIST, listExpenseGroups, listExpenses } from './list/list-expenses';
import { readExpense } from './read-expense';
import { restoreExpense } from './restore-expense';
import { updateExpense } from './update-expense';

const PARAMETERS = listParameters(EXPENSE_LIST, AS_OF);
const LIST = list('ListedExpense', 'ListedExpenseTotals');

export function expenseRoutes(app: App) {
  /**
   * Expenses with report columns; `totals` are sums over the whole filtered set, in RM. docs/domain/expenses.md#fields,
   * docs/domain/expenses.md#amounts
   */
  app.get(
    '/expenses',
    {
      config: { permission: 'project.expense' },
      schema: { summary: 'List expenses', parameters: PARAMETERS, reply: LIST },
    },
    (request) => listExpenses(request),
  );

  /**
   * Expenses by project or contractor with the sums of each; the totals are those of all that is filtered. RM.
   * docs/domain/lists-and-search.md#groups
   */
  app.get(
    '/expenses/groups',
    {
      config: { permission: 'project.expense' },
      schema: {
        summary: 'List expenses by project or contractor',
        parameters: listParameters(EXPENSE_GROUP_LIST, AS_OF),
        reply: list('ExpenseGroup', 'ExpenseGroupTotals'),
      },
    },
    (request) => listExpenseGroups(request),
  );

  /** Records a bill: 201 with the expense; 422 by field. docs/domain/expenses.md#fields */
  app.post(
    '/expenses',
    {
      config: { permission: 'project.expense', idempotent: true },
      schema: { body: expenseSchema, summary: 'Create an expense', reply: created('Expense') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createExpense(request.context, request.body) };
    },
  );

  /**
   * Whether a contractor has a bill of this Ref No, {taken}: what the creation would refuse; 422 by parameter.
   * docs/domain/expenses.md#fields
   */
  app.get(
    '/expenses/ref-no-taken',
    {
      config: { permission: 'project.expense' },
      schema: {
        summary: 'Look up whether a Ref No is taken',
        parameters: refNoParameters(),
        reply: one('RefNoAnswer'),
      },
    },
    async ({ context, query }) => ({ data: await isRefNoTaken(context, parse(refNoQuerySchema, query)) }),
  );

  /** What the contractor's last bill, of those that the caller sees, says of the next. expenses.md#what-is-proposed */
  app.get(
    '/expenses/proposal',
    {
      config: { permission: 'project.expense' },
      schema: {
        summary: 'Propose the account, terms and tax of a new expense',
        parameters: proposalParameters(),
        reply: one('ExpenseProposal'),
      },
    },
    async ({ context, query }) => ({ data: await proposedBy(context, parse(proposalQuerySchema, query)) }),
  );

  /** One expense as of a day. Amounts in RM. docs/domain/expenses.md#amounts */
  app.get(
    '/expenses/:id',
    {
      config: { permission: 'project.expense' },
      schema: { summary: 'Read an expense', parameters: AS_OF, reply: one('ExpenseDetails') },
    },
    async (request) => ({ data: await readExpense(request, request.params.id) }),
  );

  /**
   * Changes an expense: 409 when it is written off, for another contractor once paid, and for more than dates and
   * description once exported; 422 by field, also below what is paid. docs/domain/expenses.md#what-may-change
   */
  app.put(
    '/expenses/:id',
    {
      config: { permission: 'project.expense' },
      schema: { body: expenseUpdateSchema, summary: 'Update an expense', reply: one('ExpenseDetails') },
    },
    async (request) => ({
      data: await updateExpense(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /** Deletes an expense, {uuid, name}; 409 when it is paid, written off or exported. states-and-deletions.md#deletions */
  app.delete(
    '/expenses/:id',
    { config: { permission: 'project.expense' }, schema: { summary: 'Delete an expense', reply: one('Reference') } },
    async (request) => ({ data: await deleteExpense(request.context, request.params.id, ifMatch(request)) }),
  );

  /** Expenses of one project. docs/domain/expenses.md */
  app.get(
    '/projects/:id/expenses',
    {
      config: { permission: 'project.expense' },
      schema: { summary: 'List expenses of a project', parameters: ofOneProject(PARAMETERS), reply: LIST },
    },
    (request) => listExpenses(request, request.params.id),
  );

  /** Takes back one's deletion of an expense; 409 names whose later change blocks it. states-and-deletions.md#undo */
  app.post(
    '/expenses/:id/restore',
    {
      config: { permission: 'project.expense', idempotent: true },
      schema: { summary: 'Take back the deletion of an expense', reply: one('ExpenseDetails') },
    },
    async (request) => ({ data: await restoreExpense(request.context, request.params.id, ifMatch(request)) }),
  );
}
