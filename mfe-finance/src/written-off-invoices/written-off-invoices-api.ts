import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Invoice } from '@siteledger/shared-lib/domain';

/** Endpoints of written-off invoices. */
export const writtenOffInvoicesApi = addEndpoints((build) => ({
  /**
   * Written-off invoices with the sums of all that match the filters, in RM; filter `project`.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/payments.md#write-offs
   */
  writtenOffInvoicesList: build.list<Invoice>('GET /invoices', ['Invoice'], { status: 'writeOff' }),
  /**
   * Undoes a write-off, so that the balance is open again; 409 if it is not written off or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  writtenOffInvoicesUndo: build.remove('DELETE /write-off/invoices/:', ['Invoice', 'ProjectFigures']),
}));

export const { useWrittenOffInvoicesUndoMutation } = writtenOffInvoicesApi;
