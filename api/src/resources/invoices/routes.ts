import { invoiceSchema, invoiceUpdateSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/request/fastify-types';
import { AS_OF, filterParameters } from '../../http/openapi/openapi-parameters';
import { all, created, one } from '../../http/openapi/openapi-replies';
import { resource } from '../../http/routes/resource';
import { recordReference } from '../../lists';
import { readDocument } from '../documents/lock-document';
import { createInvoice } from './create-invoice';
import { deleteInvoice } from './delete-invoice';
import { detailsOfInvoice } from './invoices.queries';
import { INVOICES, readAgeing } from './list/invoice-list.queries';
import { readPreviousCertificate } from './previous-certificate';
import { printInvoice } from './print/print-invoice';
import { updateInvoice } from './update-invoice';

export function invoiceRoutes(app: App) {
  const { calls, list, groups, create, read, print, update, remove, ofProject } = resource(app, {
    path: '/invoices',
    name: ['an invoice', 'invoices'],
    type: 'InvoiceDetails',
    permission: { view: 'project.invoice' },
    isKept: true,
    hasFigures: true,
  });

  /**
   * Invoices with report columns; `totals` are sums over the whole filtered set, in RM.
   * docs/domain/certificates.md#fields, docs/domain/certificates.md#amounts-to-date
   */
  list('ListedInvoice', INVOICES);

  /**
   * Invoices by project or client with the sums of each; the totals cover the whole filtered set. RM.
   * docs/domain/lists-and-search.md#groups
   */
  groups('project or client', 'InvoiceGroup', INVOICES);

  /**
   * Open invoices by days overdue, one row per bucket in order: their count, and their balances in RM. Takes the list's
   * filters. docs/domain/dashboards-and-reports.md#ageing
   */
  calls.get(
    '/invoices/ageing',
    {
      config: { isKept: true },
      summary: 'Read the ageing of invoices',
      parameters: { ...filterParameters(INVOICES.offer), ...AS_OF },
      reply: all('AgeingTotal'),
    },
    readAgeing,
  );

  /**
   * Raises an invoice from amounts "to date": 201 with the invoice; 422 by field; 409 on a completed project.
   * docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#fields
   */
  create(invoiceSchema, createInvoice, { reply: created('Invoice') });

  /**
   * One invoice as of a day, and whether it is the last certificate; 404 as of a day before its own. Amounts in RM.
   * docs/domain/figures.md#as-of-a-day, docs/domain/certificates.md#amounts-to-date
   */
  read(readDocument('invoices', detailsOfInvoice));

  /**
   * Everything printed on an invoice: issuer, client, project, and the computation of a certificate's amount. RM.
   * docs/domain/certificates.md#printing
   */
  print('InvoicePrint', printInvoice);

  /**
   * Changes an invoice: 409 unless it is the last certificate and not written off, and when a paid or exported one
   * would change by more than dates and remarks; 422 by field. docs/domain/certificates.md#what-may-change
   */
  update(invoiceUpdateSchema, updateInvoice);

  /**
   * Deletes an invoice, {uuid, name}; 409 when it is paid, written off, exported or not the last certificate.
   * docs/domain/states-and-deletions.md#deletions
   */
  remove(deleteInvoice);

  /** Invoices of one project. docs/domain/certificates.md */
  ofProject('ListedInvoice', INVOICES);

  /**
   * The amounts certified before the next certificate, as of a day; `exclude` leaves out the one being edited.
   * docs/domain/certificates.md#the-next-certificate
   */
  calls.get(
    '/projects/:id/invoices/prev_certified',
    {
      summary: 'Read what is certified so far',
      parameters: { exclude: recordReference('exclude'), ...AS_OF },
      reply: one('PreviousCertificate'),
    },
    (call) => readPreviousCertificate(call, call.params.id),
  );
}
