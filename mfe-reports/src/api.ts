import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type {
  ExpenseGroup,
  InvoiceGroup,
  ListedExpense,
  ListedInvoice,
  ListQuery,
  ListReply,
  Organisation,
  Payment,
  PaymentGroup,
  PurchaseOrder,
  PurchaseOrderGroup,
} from '@siteledger/shared-lib/domain';
import type { ReportArgs } from './report-view';

type ReportQuery = ListQuery & ReportArgs;

const callOf =
  (url: string) =>
  ({ aged, group_by, ...query }: ReportQuery) => ({
    url,
    params: { ...listQueryParams(query), aged, group_by },
  });

/** Reports in the one API slice; their filters are those of `REPORT_PATHS`. */
export const reportsApi = addEndpoints((build) => ({
  /**
   * Invoices as of a day with the sums of all that are filtered, in RM; `aged` adds their ageing.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/dashboards-and-reports.md#ageing
   */
  reportsInvoices: build.query<ListReply<ListedInvoice>, ReportQuery>({
    query: callOf('/invoices'),
    providesTags: ['Invoice', 'Payment'],
  }),
  /** The same by project or client (`group_by`), with the sums of each. RM. */
  reportsInvoiceGroups: build.query<ListReply<InvoiceGroup>, ReportQuery>({
    query: callOf('/invoices/groups'),
    providesTags: ['Invoice', 'Payment'],
  }),
  /**
   * Expenses as of a day with the sums of all that are filtered, in RM; `aged` adds their ageing.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/dashboards-and-reports.md#ageing
   */
  reportsExpenses: build.query<ListReply<ListedExpense>, ReportQuery>({
    query: callOf('/expenses'),
    providesTags: ['Expense', 'Payment'],
  }),
  /** The same by project or contractor (`group_by`), with the sums of each. RM. */
  reportsExpenseGroups: build.query<ListReply<ExpenseGroup>, ReportQuery>({
    query: callOf('/expenses/groups'),
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * Receipts (credit) and payments (debit) up to a day with the sums of all that are filtered, in RM.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/lists-and-search.md#footers
   */
  reportsPayments: build.query<ListReply<Payment>, ReportQuery>({
    query: callOf('/payments'),
    providesTags: ['Payment'],
  }),
  /** The same by project, or by client and contractor (`group_by`), with the sums of each. RM. */
  reportsPaymentGroups: build.query<ListReply<PaymentGroup>, ReportQuery>({
    query: callOf('/payments/groups'),
    providesTags: ['Payment'],
  }),
  /**
   * Purchase orders with what is billed on them and the sums of all that are filtered, in RM.
   * docs/domain/dashboards-and-reports.md#reports, docs/domain/lists-and-search.md#footers
   */
  reportsOrders: build.query<ListReply<PurchaseOrder>, ReportQuery>({
    query: callOf('/purchaseOrders'),
    providesTags: ['PurchaseOrder', 'Expense'],
  }),
  /** The same by project or contractor (`group_by`), with the sums of each. RM. */
  reportsOrderGroups: build.query<ListReply<PurchaseOrderGroup>, ReportQuery>({
    query: callOf('/purchaseOrders/groups'),
    providesTags: ['PurchaseOrder', 'Expense'],
  }),
  /** The name of our own company, for the head of a printed report; nothing until there is one. parties.md#the-own-company */
  reportsOwnCompany: build.query<string | null, void>({
    query: () => ({ url: '/organisations', params: { type: 3, sort: 'created_at', order: 'asc', per_page: 15 } }),
    transformResponse: ({ data }: ListReply<Organisation>) => data[0]?.name ?? null,
    providesTags: ['Organisation'],
  }),
}));
