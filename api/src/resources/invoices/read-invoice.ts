import { type InvoiceDetails } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type Db } from '../../db/database';
import { type Viewpoint } from '../../figures/viewpoint';
import { asOf } from '../../http/as-of';
import { notFound } from '../../http/errors';
import { requireDocument } from '../documents/lock-document';
import { invoicesByNumber, invoiceState } from './invoices.queries';

/** One invoice of the caller as of the day of the query. */
export async function readInvoice(request: FastifyRequest, reference: string): Promise<InvoiceDetails> {
  const { context } = request;
  const { id } = await requireDocument(context.db, context, 'invoices', reference);
  return detailsOfInvoice(context.db, id, { asOf: asOf(request), today: context.today });
}

/** An invoice with what decides whether it may change. */
export async function detailsOfInvoice(db: Db, id: number, view: Viewpoint): Promise<InvoiceDetails> {
  const [invoice] = await invoicesByNumber(db, [id], view);
  const state = await invoiceState(db, id);
  if (!invoice || !state) throw notFound('Invoice');
  return { ...invoice, ...state };
}
