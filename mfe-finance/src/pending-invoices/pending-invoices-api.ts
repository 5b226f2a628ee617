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

const OPEN = { status: 'pending' };

/** What is still to be received from clients, in the one API slice. */
export const pendingInvoicesApi = addEndpoints((build) => ({
  /**
   * Invoices that are open (pending or part paid) with the sums of all that are filtered, in RM; filters `project`,
   * `client`, `ageing`, `due_from` and `due_to`.
   * docs/domain/lists-and-search.md#filters-of-documents, docs/domain/states-and-deletions.md#invoices-and-expenses
   */
  pendingInvoicesList: build.list<Invoice>('GET /invoices', ['Invoice', 'Payment'], OPEN),
  /**
   * Open invoices by days overdue, under the list's search and filters: how many, and their balances in RM.
   * docs/domain/dashboards-and-reports.md#ageing
   */
  pendingInvoicesAgeing: build.one<AgeingTotal[], ListQuery>({
    query: ({ search, filters }) => ({ url: '/invoices/ageing', params: { search, ...filters, ...OPEN } }),
    providesTags: ['Invoice', 'Payment'],
  }),
  /** One invoice as it is now; 404 when there is none, or none of this user's. RM. */
  pendingInvoicesOne: build.one<InvoiceDetails, string>({
    query: (uuid) => `/invoices/${uuid}`,
    providesTags: ['Invoice', 'Payment'],
  }),
  /**
   * Records what came in for an invoice; 422 by field, also when more than its balance.
   * docs/domain/calls.md#the-same-call-twice, docs/domain/payments.md#one-payment
   */
  pendingInvoicesReceive: build.change<Payment, PaymentInput>({
    query: (body) => ({ url: '/payments', method: 'POST', body }),
    // A refusal changes figures too: somebody else was quicker.
    invalidatesTags: ['Invoice', 'Payment', 'ProjectFigures'],
  }),
  /**
   * Writes off what is open on an invoice from a day on; 409 when it is settled or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  pendingInvoicesWriteOff: build.change<Invoice, { uuid: string; version: number; body: WriteOffInput }>({
    query: ({ uuid, version, body }) => ({
      url: `/write-off/invoices/${uuid}`,
      method: 'PUT',
      version,
      body,
    }),
    // A refusal changes the screen too: somebody else changed the invoice.
    invalidatesTags: ['Invoice', 'ProjectFigures'],
  }),
}));

export const {
  usePendingInvoicesAgeingQuery,
  usePendingInvoicesOneQuery,
  usePendingInvoicesReceiveMutation,
  usePendingInvoicesWriteOffMutation,
} = pendingInvoicesApi;
