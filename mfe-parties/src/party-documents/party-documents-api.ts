import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  AgeingTotal,
  Expense,
  ExpenseTotals,
  Invoice,
  InvoiceTotals,
  ListReply,
  Project,
  PurchaseOrder,
  PurchaseOrderTotals,
} from '@siteledger/shared-lib/domain';

/** The party whose projects and documents are listed. */
export type OfClient = { client: string };
export type OfContractor = { contractor: string };

/** Invoices to a client, or by our own company, which the API's filter calls the contractor. */
export type Sales = OfClient | OfContractor;

// Small pages, because only the totals are used.
const FEW = 15;

const SALES_TAGS = ['Invoice', 'Payment', 'ProjectFigures'] as const;
const BILLS_TAGS = ['Expense', 'Payment', 'ProjectFigures'] as const;
const ORDERS_TAGS = ['PurchaseOrder', 'Expense', 'ProjectFigures'] as const;

const totals = <Totals>(reply: ListReply<unknown>) => reply.totals as Totals;

type Owed = OfContractor & {
  overdue?: boolean;
};

/** Endpoints of a party's projects, documents and balances; amounts in RM. parties.md#what-is-owed */
export const partyDocumentsApi = addEndpoints((build) => ({
  /** A client's projects with their figures' totals. docs/domain/calls.md#by-resource */
  clientsProjects: build.list<Project, OfClient>('GET /projects', ['Project', 'ProjectFigures'], { totals: 1 }),
  /** Invoices to a client, or by our own company. docs/domain/calls.md#by-resource */
  clientsInvoices: build.list<Invoice, Sales>('GET /invoices', SALES_TAGS),
  /** Sums over these invoices. */
  clientsInvoiced: build.query<InvoiceTotals, Sales>({
    query: (sales) => ({ url: '/invoices', params: { ...sales, per_page: FEW } }),
    transformResponse: totals<InvoiceTotals>,
    providesTags: SALES_TAGS,
  }),
  /** The open ones of these invoices by days overdue: their number and balances. dashboards-and-reports.md#ageing */
  clientsAgeing: build.one<AgeingTotal[], Sales>({
    query: (sales) => ({ url: '/invoices/ageing', params: sales }),
    providesTags: SALES_TAGS,
  }),
  /**
   * Projects in which a contractor has an order, a bill, a variation or an assignment. projects.md#assigned-contractors
   */
  contractorsProjects: build.list<Project, OfContractor>('GET /projects', ['Project', 'ProjectFigures']),
  /** A contractor's purchase orders. docs/domain/calls.md#by-resource */
  contractorsOrders: build.list<PurchaseOrder, OfContractor>('GET /purchaseOrders', ORDERS_TAGS),
  /** A contractor's bills. docs/domain/calls.md#by-resource */
  contractorsExpenses: build.list<Expense, OfContractor>('GET /expenses', BILLS_TAGS),
  /** Sums over all or only the overdue bills of a contractor. */
  contractorsBilled: build.query<ExpenseTotals, Owed>({
    query: ({ contractor, overdue }) => ({
      url: '/expenses',
      params: { contractor, overdue: overdue ? 1 : undefined, per_page: FEW },
    }),
    transformResponse: totals<ExpenseTotals>,
    providesTags: BILLS_TAGS,
  }),
  /** Sums over a contractor's purchase orders. */
  contractorsOrdered: build.query<PurchaseOrderTotals, string>({
    query: (contractor) => ({ url: '/purchaseOrders', params: { contractor, per_page: FEW } }),
    transformResponse: totals<PurchaseOrderTotals>,
    providesTags: ORDERS_TAGS,
  }),
}));

export const { useClientsInvoicedQuery, useClientsAgeingQuery, useContractorsBilledQuery, useContractorsOrderedQuery } =
  partyDocumentsApi;
