import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, Invoice, ListQuery, ListReply, Payment } from '@siteledger/shared-lib/domain';

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
    /**
     * Expenses with the sums of all that are filtered, in RM; filters `project`, `contractor`, `status`, `overdue` (1),
     * `invoice_from` and `invoice_to`. Specification §3, Decision §2.
     */
    reportsExpenses: build.query<ListReply<Expense>, ListQuery>({
      query: (query) => ({ url: '/expenses', params: listQueryParams(query) }),
      providesTags: ['Expense', 'Payment'],
    }),
    /**
     * Receipts (credit) and payments (debit) with the sums of all that are filtered, in RM; filters `project`, `cashflow`
     * (IN or OUT), `from` and `to`. Specification §3, Decision §2.
     */
    reportsPayments: build.query<ListReply<Payment>, ListQuery>({
      query: (query) => ({ url: '/payments', params: listQueryParams(query) }),
      providesTags: ['Payment'],
    }),
  }),
});
