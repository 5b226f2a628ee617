import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  AgeingTotal,
  Invoice,
  InvoiceDetails,
  ListQuery,
  Payment,
  PaymentInput,
  WriteOffInput,
} from '@siteledger/shared-lib/domain';
import { OPEN } from './list-defaults';

/** Endpoints of receivable invoices. */
export const pendingInvoicesApi = addEndpoints((build) => ({
  /**
   * Open invoices (pending or partly paid) with the sums of all that match the filters, in RM; filters `project`,
   * `client`, `ageing`, `due_from` and `due_to`. docs/domain/lists-and-search.md#filters-of-documents,
   * docs/domain/states-and-deletions.md#invoices-and-expenses
   */
  pendingInvoicesList: build.list<Invoice>('GET /invoices', ['Invoice', 'Payment'], OPEN),
  /**
   * Open invoices by days overdue, with the list's search and filters: their number and balances in RM.
   * docs/domain/dashboards-and-reports.md#ageing
   */
  pendingInvoicesAgeing: build.one<AgeingTotal[], ListQuery>({
    query: ({ search, filters }) => ({ url: '/invoices/ageing', params: { search, ...filters, ...OPEN } }),
    providesTags: ['Invoice', 'Payment'],
  }),
  /** The present state of an invoice; 404 if it does not exist or the user may not see it. RM. */
  pendingInvoicesOne: build.one<InvoiceDetails, string>({
    query: (uuid) => `/invoices/${uuid}`,
    providesTags: ['Invoice', 'Payment'],
  }),
  /**
   * Records a receipt for an invoice; 422 by field, also if it exceeds the balance.
   * docs/domain/calls.md#the-same-call-twice, docs/domain/payments.md#one-payment
   */
  pendingInvoicesReceive: build.change<Payment, PaymentInput>({
    query: (body) => ({ url: '/payments', method: 'POST', body }),
    // Also after a refusal, because another user may have changed figures.
    invalidatesTags: ['Invoice', 'Payment', 'ProjectFigures'],
  }),
  /**
   * Writes off the open balance of an invoice from a day on; 409 if it is settled or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  pendingInvoicesWriteOff: build.change<Invoice, { uuid: string; version: number; body: WriteOffInput }>({
    query: ({ uuid, version, body }) => ({
      url: `/write-off/invoices/${uuid}`,
      method: 'PUT',
      version,
      body,
    }),
    // Also after a refusal, because another user has changed the invoice.
    invalidatesTags: ['Invoice', 'ProjectFigures'],
  }),
}));

export const {
  usePendingInvoicesAgeingQuery,
  usePendingInvoicesOneQuery,
  usePendingInvoicesReceiveMutation,
  usePendingInvoicesWriteOffMutation,
} = pendingInvoicesApi;
