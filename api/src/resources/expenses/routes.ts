import { expenseSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { createExpense } from './create-expense';
import { listExpenses } from './list/list-expenses';

export function expenseRoutes(app: App) {
  /** Expenses with report columns; `totals` are sums over the whole filtered set, in RM. Specification §3, Decision §2. */
  app.get('/expenses', { config: { permission: 'project.expense' }, schema: { summary: 'List expenses' } }, (request) =>
    listExpenses(request),
  );

  /** Records a bill: 201 with the expense; 422 by field. Decision §3. */
  app.post(
    '/expenses',
    { config: { permission: 'project.expense' }, schema: { body: expenseSchema, summary: 'Create an expense' } },
    async (request, reply) => {
      reply.code(201);
      return { data: await createExpense(request.context, request.body) };
    },
  );

  /** Expenses of one project. Specification §7. */
  app.get(
    '/projects/:id/expenses',
    { config: { permission: 'project.expense' }, schema: { summary: 'List expenses of a project' } },
    (request) => listExpenses(request, request.params.id),
  );
}
