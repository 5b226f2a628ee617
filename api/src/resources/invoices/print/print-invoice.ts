import {
  type CertificateWaterfall,
  grossOf,
  type InvoiceDetails,
  type InvoicePrint,
  retentionLimit,
  type RetentionTerms,
  subtractMoney,
} from '@siteledger/shared-lib/domain';
import { type Viewpoint } from '../../../figures/viewpoint';
import { type Context } from '../../../http/request/context';
import { notFound } from '../../../http/errors/errors';
import { requireDocument } from '../../documents/lock-document';
import { findLetterhead } from '../../organisations/organisations.queries';
import { detailsOfInvoice } from '../invoices.queries';
import { partiesOfInvoice } from './invoice-parties.queries';

/** Everything printed on one of the caller's invoices, as of a day. docs/domain/certificates.md#printing */
export async function printInvoice(context: Context, reference: string, view: Viewpoint): Promise<InvoicePrint> {
  const { db } = context;
  const { id } = await requireDocument(db, context, 'invoices', reference);
  const parties = await partiesOfInvoice(db, id);
  const invoice = await detailsOfInvoice(db, id, view);
  if (!parties || !invoice) throw notFound('Invoice');
  const { terms, ...shown } = parties;
  return { issuer: await findLetterhead(db), ...shown, invoice, certificate: waterfallOf(invoice, terms) };
}

// The amount is the difference of two nett certified amounts, so the previous one is this one less the amount.
function waterfallOf(invoice: InvoiceDetails, terms: RetentionTerms): CertificateWaterfall | null {
  if (invoice.kind === 'other') return null;
  return {
    gross: grossOf({ work_done: invoice.work_done_certified, materials: invoice.materials_on_site }),
    retention_limit: retentionLimit(terms),
    previous_nett_certified: subtractMoney(invoice.nett_certified, invoice.invoice_amt),
  };
}
