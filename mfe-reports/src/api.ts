import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Invoice, ListQuery, ListReply } from '@siteledger/shared-lib/domain';

/** Reports in the one API slice. */
export const reportsApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /**
     * Invoices with the sums of all that are filtered, in RM; filters `project`, `status`, `overdue` (1), `invoice_from`
     * and `invoice_to`. Specification §3, Decision §2.
     */
    reportsInvoices: build.query<ListReply<Invoice>, ListQuery>({
      query: (query) => ({ url: '/invoices', params: listQueryParams(query) }),
      providesTags: ['Invoice', 'Payment'],
    }),
  }),
});
