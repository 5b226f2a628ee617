import {
  expenseSchema,
  expenseUpdateSchema,
  parse,
  proposalParameters,
  proposalQuerySchema,
  refNoParameters,
  refNoQuerySchema,
} from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { created, one } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { readDocument } from '../documents/lock-document';

import { createExpense } from './create-expense';
import { deleteExpense } from './delete-expense';
import { detailsOfExpense } from './expenses.queries';
import { isRefNoTaken } from './is-ref-no-taken';
import { EXPENSES } from './list/expense-list.queries';
import { proposedBy } from './proposal.queries';
import { restoreExpense } from './restore-expense';
import { updateExpense } from './update-expense';

export function expenseRoutes(app: App) {
  const { calls, list, groups, create, read, update, remove, restore, ofProject } = resource(app, {
    path: '/expenses',
    name: ['an expense', 'expenses'],
    type: 'ExpenseDetails',
    permission: { view: 'project.expense' },
    isKept: true,
    hasFigures: true,
  });

  /**
   * Expenses with report columns; `totals` are sums over the whole filtered set, in RM. docs/domain/expenses.md#fields,
   * docs/domain/expenses.md#amounts
   */
  list('ListedExpense', EXPENSES);

  /**
   * Expenses by project or contractor with the sums of each; the totals cover the whole filtered set. RM.
   * docs/domain/lists-and-search.md#groups
   */
  groups('project or contractor', 'ExpenseGroup', EXPENSES);

  /** Records a bill: 201 with the expense; 422 by field. docs/domain/expenses.md#fields */
  create(expenseSchema, createExpense, { reply: created('Expense') });

  /**
   * Whether a contractor has a bill with this Ref No, {taken}, which a creation would refuse; 422 by parameter.
   * docs/domain/expenses.md#fields
   */
  calls.get(
    '/expenses/ref-no-taken',
    { summary: 'Look up whether a Ref No is taken', parameters: refNoParameters(), reply: one('RefNoAnswer') },
    ({ context, query }) => isRefNoTaken(context, parse(refNoQuerySchema, query)),
  );

  /**
   * Proposes fields of the next bill from the contractor's last one that the caller may see.
   * expenses.md#what-is-proposed
   */
  calls.get(
    '/expenses/proposal',
    {
      summary: 'Propose the account, terms and tax of a new expense',
      parameters: proposalParameters(),
      reply: one('ExpenseProposal'),
    },
    ({ context, query }) => proposedBy(context, parse(proposalQuerySchema, query)),
  );

  /** One expense as of a day. Amounts in RM. docs/domain/expenses.md#amounts */
  read(readDocument('expenses', detailsOfExpense));

  /**
   * Changes an expense: 409 when it is written off, for another contractor once paid, and for more than dates and
   * description once exported; 422 by field, also below what is paid. docs/domain/expenses.md#what-may-change
   */
  update(expenseUpdateSchema, updateExpense);

  /**
   * Deletes an expense, {uuid, name}; 409 when it is paid, written off or exported. states-and-deletions.md#deletions
   */
  remove(deleteExpense);

  /** Expenses of one project. docs/domain/expenses.md */
  ofProject('ListedExpense', EXPENSES);

  /**
   * Undoes the caller's own deletion of an expense; a 409 names the author of a later change that blocks it.
   * states-and-deletions.md#undo
   */
  restore(restoreExpense);
}
