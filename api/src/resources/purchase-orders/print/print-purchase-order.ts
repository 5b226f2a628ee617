import { type PurchaseOrderPrint, subtractMoney } from '@siteledger/shared-lib/domain';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { requireDocument } from '../../documents/lock-document';
import { findLetterhead } from '../../organisations/organisations.queries';
import { ownTermsFor } from '../change/order-lines.queries';
import { orderById } from '../purchase-orders.queries';
import { partiesOfOrder } from './order-parties.queries';

/**
 * Everything printed on one of the caller's purchase orders; a draft shows the terms it would be issued with.
 * docs/domain/parties.md#the-own-company
 */
export async function printPurchaseOrder(
  context: Context,
  reference: string,
  view: Viewpoint,
): Promise<PurchaseOrderPrint> {
  const { db } = context;
  const { id } = await requireDocument(db, context, 'purchase_orders', reference);
  const [order, parties] = [await orderById(db, id, view), await partiesOfOrder(db, id)];
  if (!order || !parties) throw notFound('Purchase order');
  const { payee_id, ...shown } = parties;
  const terms = order.terms ?? (order.status === 'draft' ? await ownTermsFor(db, payee_id) : null);
  return {
    issuer: await findLetterhead(db),
    ...shown,
    order: { ...order, terms },
    subtotal: subtractMoney(order.total_value, order.total_tax),
  };
}
