import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  ExpenseGroup,
  InvoiceGroup,
  ListedExpense,
  ListedInvoice,
  ListReply,
  Organisation,
  Payment,
  PaymentGroup,
  PurchaseOrder,
  PurchaseOrderGroup,
} from '@siteledger/shared-lib/domain';
import type { ReportArgs } from './report-view';

/** Endpoints of the reports; their filters are listed at `REPORT_PATHS`. */
export const reportsApi = addEndpoints((build) => ({
  /**
   * Invoices as of a day with the sums of all that match the filters, in RM; `aged` adds their ageing.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/dashboards-and-reports.md#ageing
   */
  reportsInvoices: build.list<ListedInvoice, ReportArgs>('GET /invoices', ['Invoice', 'Payment']),
  /** The same grouped by project or client (`group_by`), with the sums of each group. RM. */
  reportsInvoiceGroups: build.list<InvoiceGroup, ReportArgs>('GET /invoices/groups', ['Invoice', 'Payment']),
  /**
   * Expenses as of a day with the sums of all that match the filters, in RM; `aged` adds their ageing.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/dashboards-and-reports.md#ageing
   */
  reportsExpenses: build.list<ListedExpense, ReportArgs>('GET /expenses', ['Expense', 'Payment']),
  /** The same grouped by project or contractor (`group_by`), with the sums of each group. RM. */
  reportsExpenseGroups: build.list<ExpenseGroup, ReportArgs>('GET /expenses/groups', ['Expense', 'Payment']),
  /**
   * Receipts (credit) and payments (debit) up to a day with the sums of all that match the filters, in RM.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/lists-and-search.md#footers
   */
  reportsPayments: build.list<Payment, ReportArgs>('GET /payments', ['Payment']),
  /** The same grouped by project, or by client and contractor (`group_by`), with the sums of each group. RM. */
  reportsPaymentGroups: build.list<PaymentGroup, ReportArgs>('GET /payments/groups', ['Payment']),
  /**
   * Purchase orders with their billed amounts and the sums of all that match the filters, in RM.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/lists-and-search.md#footers
   */
  reportsOrders: build.list<PurchaseOrder, ReportArgs>('GET /purchaseOrders', ['PurchaseOrder', 'Expense']),
  /** The same grouped by project or contractor (`group_by`), with the sums of each group. RM. */
  reportsOrderGroups: build.list<PurchaseOrderGroup, ReportArgs>('GET /purchaseOrders/groups', [
    'PurchaseOrder',
    'Expense',
  ]),
  /** Name of our own company for the head of a printed report; null until it is recorded. parties.md#the-own-company */
  reportsOwnCompany: build.query<string | null, void>({
    query: () => ({ url: '/organisations', params: { type: 3, sort: 'created_at', order: 'asc', per_page: 15 } }),
    transformResponse: ({ data }: ListReply<Organisation>) => data[0]?.name ?? null,
    providesTags: ['Organisation'],
  }),
}));
