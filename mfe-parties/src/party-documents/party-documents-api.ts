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

/** Whose projects and documents a list shows. */
export type OfClient = { client: string };
export type OfContractor = { contractor: string };

/** Whose invoices: those to a client, or those that our own company issues, which a list calls their contractor. */
export type Sales = OfClient | OfContractor;

// Of these only the totals are read.
const FEW = 15;

const SALES_TAGS = ['Invoice', 'Payment', 'ProjectFigures'] as const;
const BILLS_TAGS = ['Expense', 'Payment', 'ProjectFigures'] as const;
const ORDERS_TAGS = ['PurchaseOrder', 'Expense', 'ProjectFigures'] as const;

const totals = <Totals>(reply: ListReply<unknown>) => reply.totals as Totals;

type Owed = OfContractor & {
  /** Only what is overdue. */
  overdue?: boolean;
};

/** What a client, a contractor or our own company has to do with projects and money; amounts in RM. parties.md#what-is-owed */
export const partyDocumentsApi = addEndpoints((build) => ({
  /** A client's projects with their figures' totals. docs/domain/calls.md#by-resource */
  clientsProjects: build.list<Project, OfClient>('GET /projects', ['Project', 'ProjectFigures'], { totals: 1 }),
  /** The invoices to a client, or those of our own company. docs/domain/calls.md#by-resource */
  clientsInvoices: build.list<Invoice, Sales>('GET /invoices', SALES_TAGS),
  /** Sums over all of these invoices. */
  clientsInvoiced: build.query<InvoiceTotals, Sales>({
    query: (sales) => ({ url: '/invoices', params: { ...sales, per_page: FEW } }),
    transformResponse: totals<InvoiceTotals>,
    providesTags: SALES_TAGS,
  }),
  /** Those of them that are open, by days overdue: how many, and their balances. dashboards-and-reports.md#ageing */
  clientsAgeing: build.one<AgeingTotal[], Sales>({
    query: (sales) => ({ url: '/invoices/ageing', params: sales }),
    providesTags: SALES_TAGS,
  }),
  /** The projects in which a contractor has an order, a bill, a variation or an assignment. projects.md#assigned-contractors */
  contractorsProjects: build.list<Project, OfContractor>('GET /projects', ['Project', 'ProjectFigures']),
  /** The purchase orders to a contractor. docs/domain/calls.md#by-resource */
  contractorsOrders: build.list<PurchaseOrder, OfContractor>('GET /purchaseOrders', ORDERS_TAGS),
  /** The bills of a contractor. docs/domain/calls.md#by-resource */
  contractorsExpenses: build.list<Expense, OfContractor>('GET /expenses', BILLS_TAGS),
  /** Sums over all bills of a contractor, or over those that are overdue. */
  contractorsBilled: build.query<ExpenseTotals, Owed>({
    query: ({ contractor, overdue }) => ({
      url: '/expenses',
      params: { contractor, overdue: overdue ? 1 : undefined, per_page: FEW },
    }),
    transformResponse: totals<ExpenseTotals>,
    providesTags: BILLS_TAGS,
  }),
  /** Sums over all purchase orders to a contractor. */
  contractorsOrdered: build.query<PurchaseOrderTotals, string>({
    query: (contractor) => ({ url: '/purchaseOrders', params: { contractor, per_page: FEW } }),
    transformResponse: totals<PurchaseOrderTotals>,
    providesTags: ORDERS_TAGS,
  }),
}));

export const { useClientsInvoicedQuery, useClientsAgeingQuery, useContractorsBilledQuery, useContractorsOrderedQuery } =
  partyDocumentsApi;
