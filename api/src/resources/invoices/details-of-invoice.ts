import { type InvoiceDetails } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { type Viewpoint } from '../../figures/viewpoint';
import { notFound } from '../../http/errors';
import { invoiceByNumber, invoiceState } from './invoices.queries';

/** An invoice with what decides whether it may change. */
export async function detailsOfInvoice(db: Db, id: number, view: Viewpoint): Promise<InvoiceDetails> {
  const invoice = await invoiceByNumber(db, id, view);
  const state = await invoiceState(db, id);
  if (!invoice || !state) throw notFound('Invoice');
  return { ...invoice, ...state };
}
