import {
  type MoveInput,
  type MoveKind,
  type MoveReply,
  moveSchemas,
  type Permission,
} from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { type Context } from '../../http/request/context';
import { type App } from '../../http/request/fastify-types';
import { bare } from '../../http/openapi/openapi-replies';
import { moveContractors } from './move-contractors';
import { moveExpenses } from './move-expenses';
import { moveInvoices } from './move-invoices';
import { movePurchaseOrders } from './move-purchase-orders';
import { moveVariationOrders } from './move-variation-orders';

/**
 * Every move replies {message, moved, warnings}, is all or nothing and honours Idempotency-Key; `preview: true` only
 * reports the result. 404 for a project that is not the caller's and for a record that is not in the source project;
 * 409 for a completed target.
 */
export function moveRoutes(app: App) {
  const { postOnce } = callsOf(app, 'project.expense');

  const move = <Kind extends MoveKind>(
    kind: Kind,
    permission: Permission,
    run: (context: Context, input: MoveInput<Kind>) => Promise<MoveReply>,
  ) => {
    const body = moveSchemas[kind];
    const summary = `Move ${kind.replace('_', ' ')} to another project`;
    postOnce(`/move/${kind.replace('_', '-')}`, { permission, body, summary, reply: bare('MoveReply') }, (call) =>
      run(call.context, call.body as MoveInput<Kind>),
    );
  };

  /**
   * Moves invoices with their payments, after the target's last certificate; 409 between clients.
   * docs/domain/states-and-deletions.md#moves
   */
  move('invoices', 'project.invoice', moveInvoices);

  /** Moves expenses with their payments but without their orders. docs/domain/states-and-deletions.md#moves */
  move('expenses', 'project.expense', moveExpenses);

  /** Moves contractors: their assignment, orders and expenses in the project. states-and-deletions.md#moves */
  move('contractors', 'project.expense', moveContractors);

  /** Moves purchase orders with their lines but without their bills. states-and-deletions.md#moves */
  move('purchase_orders', 'project.po', movePurchaseOrders);

  /** Moves variation orders and so changes both contract sums. docs/domain/states-and-deletions.md#moves */
  move('variation_orders', 'project.update', moveVariationOrders);
}
