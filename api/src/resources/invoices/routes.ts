import { invoiceSchema } from '@siteledger/shared-lib/domain';
import { type App } from '../../http/fastify-types';
import { createInvoice } from './create-invoice';
import { listInvoices } from './list/list-invoices';
import { readPreviousCertificate } from './previous-certificate';

export function invoiceRoutes(app: App) {
  /** Invoices with report columns; `totals` are sums over the whole filtered set, in RM. Specification §3, Decision §2. */
  app.get('/invoices', { config: { permission: 'project.invoice' }, schema: { summary: 'List invoices' } }, (request) =>
    listInvoices(request),
  );

  /** Raises an invoice from amounts "to date": 201 with the invoice; 422 by field; 409 on a completed project. Decision §2 and §3. */
  app.post(
    '/invoices',
    { config: { permission: 'project.invoice' }, schema: { body: invoiceSchema, summary: 'Create an invoice' } },
    async (request, reply) => {
      reply.code(201);
      return { data: await createInvoice(request.context, request.body) };
    },
  );

  /** Invoices of one project. Specification §7. */
  app.get(
    '/projects/:id/invoices',
    { config: { permission: 'project.invoice' }, schema: { summary: 'List invoices of a project' } },
    (request) => listInvoices(request, request.params.id),
  );

  /** What is certified before the next certificate, `exclude` leaves out the one that is edited. Decision §2. */
  app.get(
    '/projects/:id/invoices/prev_certified',
    { config: { permission: 'project.invoice' }, schema: { summary: 'Read what is certified so far' } },
    async (request) => ({ data: await readPreviousCertificate(request, request.params.id) }),
  );
}
