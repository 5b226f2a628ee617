import { type App } from '../http/request/fastify-types';
import { file } from '../http/openapi/openapi-replies';
import { EXPORT_PARAMETERS, exportDocuments } from './export-documents';

const FILE = { parameters: EXPORT_PARAMETERS, reply: file('text/plain', 'text/csv') };

export function exportRoutes(app: App) {
  /**
   * A project's invoices as Service Sales of ABSS or MYOB, from and to by invoice_date; a 422 names documents that
   * cannot be imported. docs/domain/accounting-export.md#the-call
   */
  app.get(
    '/projects/:id/invoices/myob',
    {
      config: { permission: 'export.accounting' },
      schema: { summary: 'Export invoices to the accounting software', ...FILE },
    },
    (request, reply) => exportDocuments(request, reply, 'sales'),
  );

  /** A project's expenses as Service Purchases, likewise. docs/domain/accounting-export.md#the-call */
  app.get(
    '/projects/:id/expenses/myob',
    {
      config: { permission: 'export.accounting' },
      schema: { summary: 'Export expenses to the accounting software', ...FILE },
    },
    (request, reply) => exportDocuments(request, reply, 'purchases'),
  );
}
