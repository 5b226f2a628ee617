import { moveSchemas } from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/calls';
import { type App } from '../../http/fastify-types';
import { bare } from '../../http/openapi-replies';
import { moveContractors } from './move-contractors';
import { moveExpenses } from './move-expenses';
import { moveInvoices } from './move-invoices';
import { movePurchaseOrders } from './move-purchase-orders';
import { moveVariationOrders } from './move-variation-orders';

/**
 * Every move answers {message, moved, warnings}, is all or nothing and honours Idempotency-Key; `preview: true` says what
 * would happen. 404 for a project that is not the caller's and for what is not in it; 409 for a completed target.
 */
export function moveRoutes(app: App) {
  const { postOnce } = callsOf(app, 'project.expense');

  /**
   * Moves invoices with their payments after the target's last certificate; 409 between clients.
   * docs/domain/states-and-deletions.md#moves
   */
  postOnce(
    '/move/invoices',
    {
      permission: 'project.invoice',
      body: moveSchemas.invoices,
      summary: 'Move invoices to another project',
      reply: bare('MoveReply'),
    },
    ({ context, body }) => moveInvoices(context, body),
  );

  /** Moves expenses with their payments and without their orders. docs/domain/states-and-deletions.md#moves */
  postOnce(
    '/move/expenses',
    {
      permission: 'project.expense',
      body: moveSchemas.expenses,
      summary: 'Move expenses to another project',
      reply: bare('MoveReply'),
    },
    ({ context, body }) => moveExpenses(context, body),
  );

  /** Moves contractors: their assignment, orders and expenses in the project. states-and-deletions.md#moves */
  postOnce(
    '/move/contractors',
    {
      permission: 'project.expense',
      body: moveSchemas.contractors,
      summary: 'Move contractors to another project',
      reply: bare('MoveReply'),
    },
    ({ context, body }) => moveContractors(context, body),
  );

  /** Moves purchase orders with their lines and without what is billed on them. states-and-deletions.md#moves */
  postOnce(
    '/move/purchase-orders',
    {
      permission: 'project.po',
      body: moveSchemas.purchase_orders,
      summary: 'Move purchase orders to another project',
      reply: bare('MoveReply'),
    },
    ({ context, body }) => movePurchaseOrders(context, body),
  );

  /** Moves variation orders; both contract sums follow. docs/domain/states-and-deletions.md#moves */
  postOnce(
    '/move/variation-orders',
    {
      permission: 'project.update',
      body: moveSchemas.variation_orders,
      summary: 'Move variation orders to another project',
      reply: bare('MoveReply'),
    },
    ({ context, body }) => moveVariationOrders(context, body),
  );
}
