import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type { Invoice, ListQuery, ListReply } from '@siteledger/shared-lib/domain';

/** Invoices that were written off, in the one API slice. */
export const writtenOffInvoicesApi = addEndpoints((build) => ({
  /**
   * Written-off invoices with the sums of all that are filtered, in RM; filter `project`.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/payments.md#write-offs
   */
  writtenOffInvoicesList: build.query<ListReply<Invoice>, ListQuery>({
    query: (query) => ({ url: '/invoices', params: { ...listQueryParams(query), status: 'writeOff' } }),
    providesTags: ['Invoice'],
  }),
  /**
   * Takes a write-off back, so that the balance is open again; 409 when it is not written off or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  writtenOffInvoicesUndo: build.change<Invoice, Pick<Invoice, 'uuid' | 'version'>>({
    query: ({ uuid, version }) => ({ url: `/write-off/invoices/${uuid}`, method: 'DELETE', version }),
    invalidatesTags: ['Invoice', 'ProjectFigures'],
  }),
}));

export const { useWrittenOffInvoicesUndoMutation } = writtenOffInvoicesApi;
