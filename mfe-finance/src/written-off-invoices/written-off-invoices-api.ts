import { addEndpoints } from '@siteledger/shared-lib/api';
import type { Invoice } from '@siteledger/shared-lib/domain';

/** Invoices that were written off, in the one API slice. */
export const writtenOffInvoicesApi = addEndpoints((build) => ({
  /**
   * Written-off invoices with the sums of all that are filtered, in RM; filter `project`.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/payments.md#write-offs
   */
  writtenOffInvoicesList: build.list<Invoice>('GET /invoices', ['Invoice'], { status: 'writeOff' }),
  /**
   * Takes a write-off back, so that the balance is open again; 409 when it is not written off or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  writtenOffInvoicesUndo: build.remove('DELETE /write-off/invoices/:', ['Invoice', 'ProjectFigures']),
}));

export const { useWrittenOffInvoicesUndoMutation } = writtenOffInvoicesApi;
