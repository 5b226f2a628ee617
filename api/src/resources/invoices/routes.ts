import { invoiceSchema, invoiceUpdateSchema } from '@siteledger/shared-lib/domain';
import { viewpointOf } from '../../http/as-of';
import { type App } from '../../http/fastify-types';
import { AS_OF, filterParameters, listParameters, ofOneProject } from '../../http/openapi-parameters';
import { all, created, list, one } from '../../http/openapi-replies';
import { ifMatch } from '../../http/version';
import { recordReference } from '../../lists';
import { createInvoice } from './create-invoice';
import { deleteInvoice } from './delete-invoice';
import {
  INVOICE_GROUP_LIST,
  INVOICE_LIST,
  listInvoiceGroups,
  listInvoices,
  PROJECT_INVOICE_LIST,
  readAgeing,
} from './list/list-invoices';
import { printInvoice } from './print/print-invoice';
import { readPreviousCertificate } from './previous-certificate';
import { readInvoice } from './read-invoice';
import { updateInvoice } from './update-invoice';

const LIST = list('ListedInvoice', 'ListedInvoiceTotals');

export function invoiceRoutes(app: App) {
  /**
   * Invoices with report columns; `totals` are sums over the whole filtered set, in RM.
   * docs/domain/certificates.md#fields, docs/domain/certificates.md#amounts-to-date
   */
  app.get(
    '/invoices',
    {
      config: { permission: 'project.invoice' },
      schema: { summary: 'List invoices', parameters: listParameters(INVOICE_LIST, AS_OF), reply: LIST },
    },
    (request) => listInvoices(request),
  );

  /**
   * Invoices by project or client with the sums of each; the totals are those of all that is filtered. RM.
   * docs/domain/lists-and-search.md#groups
   */
  app.get(
    '/invoices/groups',
    {
      config: { permission: 'project.invoice' },
      schema: {
        summary: 'List invoices by project or client',
        parameters: listParameters(INVOICE_GROUP_LIST, AS_OF),
        reply: list('InvoiceGroup', 'InvoiceGroupTotals'),
      },
    },
    (request) => listInvoiceGroups(request),
  );

  /**
   * Open invoices by days overdue, every bucket in order: how many, and their balances in RM. The list's filters.
   * docs/domain/dashboards-and-reports.md#ageing
   */
  app.get(
    '/invoices/ageing',
    {
      config: { permission: 'project.invoice' },
      schema: {
        summary: 'Read the ageing of invoices',
        parameters: { ...filterParameters(INVOICE_LIST), ...AS_OF },
        reply: all('AgeingTotal'),
      },
    },
    async (request) => ({ data: await readAgeing(request) }),
  );

  /**
   * Raises an invoice from amounts "to date": 201 with the invoice; 422 by field; 409 on a completed project.
   * docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#fields
   */
  app.post(
    '/invoices',
    {
      config: { permission: 'project.invoice', idempotent: true },
      schema: { body: invoiceSchema, summary: 'Create an invoice', reply: created('Invoice') },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await createInvoice(request.context, request.body) };
    },
  );

  /**
   * One invoice as of a day, and whether it is the last certificate; 404 as of a day before its own. Amounts in RM.
   * docs/domain/figures.md#as-of-a-day, docs/domain/certificates.md#amounts-to-date
   */
  app.get(
    '/invoices/:id',
    {
      config: { permission: 'project.invoice' },
      schema: { summary: 'Read an invoice', parameters: AS_OF, reply: one('InvoiceDetails') },
    },
    async (request) => ({ data: await readInvoice(request, request.params.id) }),
  );

  /**
   * All that is printed on an invoice: issuer, client, project, and how a certificate's amount comes about. RM.
   * docs/domain/certificates.md#printing
   */
  app.get(
    '/invoices/:id/print',
    {
      config: { permission: 'project.invoice' },
      schema: { summary: 'Read an invoice for printing', parameters: AS_OF, reply: one('InvoicePrint') },
    },
    async (request) => ({ data: await printInvoice(request.context, request.params.id, viewpointOf(request)) }),
  );

  /**
   * Changes an invoice: 409 unless it is the last certificate and not written off, and when a paid or exported one
   * would change by more than dates and remarks; 422 by field. docs/domain/certificates.md#what-may-change
   */
  app.put(
    '/invoices/:id',
    {
      config: { permission: 'project.invoice' },
      schema: { body: invoiceUpdateSchema, summary: 'Update an invoice', reply: one('InvoiceDetails') },
    },
    async (request) => ({
      data: await updateInvoice(request.context, request.params.id, request.body, ifMatch(request)),
    }),
  );

  /**
   * Deletes an invoice, {uuid, name}; 409 when it is paid, written off, exported or not the last certificate.
   * docs/domain/states-and-deletions.md#deletions
   */
  app.delete(
    '/invoices/:id',
    { config: { permission: 'project.invoice' }, schema: { summary: 'Delete an invoice', reply: one('Reference') } },
    async (request) => ({ data: await deleteInvoice(request.context, request.params.id, ifMatch(request)) }),
  );

  /** Invoices of one project. docs/domain/certificates.md */
  app.get(
    '/projects/:id/invoices',
    {
      config: { permission: 'project.invoice' },
      schema: {
        summary: 'List invoices of a project',
        parameters: ofOneProject(listParameters(PROJECT_INVOICE_LIST, AS_OF)),
        reply: LIST,
      },
    },
    (request) => listInvoices(request, request.params.id),
  );

  /**
   * What is certified before the next certificate as of a day, `exclude` leaves out the one that is edited.
   * docs/domain/certificates.md#the-next-certificate
   */
  app.get(
    '/projects/:id/invoices/prev_certified',
    {
      config: { permission: 'project.invoice' },
      schema: {
        summary: 'Read what is certified so far',
        parameters: { exclude: recordReference('exclude'), ...AS_OF },
        reply: one('PreviousCertificate'),
      },
    },
    async (request) => ({ data: await readPreviousCertificate(request, request.params.id) }),
  );
}
