import { addEndpoints } from '@siteledger/shared-lib/api';
import type { CashflowProjection, Expense, Invoice, PurchaseOrder } from '@siteledger/shared-lib/domain';

/** Argument of a view's list besides its query: the project. */
export type OfProject = { project: string };

/** Endpoints for opened rows of the projects list. */
export const listViewsApi = addEndpoints((build) => ({
  /** A project's invoices with their sums, in RM. docs/domain/calls.md#by-resource */
  projectListSales: build.ofProject<Invoice>('GET /projects/:/invoices', ['Invoice', 'Payment', 'ProjectFigures']),
  /** A project's bills from contractors and suppliers with their sums, in RM. calls.md#by-resource */
  projectListReceived: build.ofProject<Expense>('GET /projects/:/expenses', ['Expense', 'Payment', 'ProjectFigures']),
  /** A project's purchase orders with their sums, in RM. docs/domain/calls.md#by-resource */
  projectListPurchases: build.list<PurchaseOrder, OfProject>('GET /purchaseOrders', [
    'PurchaseOrder',
    'Expense',
    'ProjectFigures',
  ]),
  /**
   * A project's projected cash over 30, 60 or 90 days, by week, in RM. figures.md#the-projection-by-week-and-document
   */
  projectListCashflow: build.one<CashflowProjection, OfProject & { days: number }>({
    query: ({ project, days }) => ({ url: `/projects/${project}/cashflow-projection`, params: { days } }),
    providesTags: ['ProjectFigures'],
  }),
}));

export const { useProjectListCashflowQuery } = listViewsApi;
