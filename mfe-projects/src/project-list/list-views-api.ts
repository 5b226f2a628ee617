import { addEndpoints } from '@siteledger/shared-lib/api';
import type { CashflowProjection, Expense, Invoice, PurchaseOrder } from '@siteledger/shared-lib/domain';

/** What a view's list needs beside its query: whose documents they are. */
export type OfProject = { project: string };

/** What an opened row of the projects list shows of its project. */
export const listViewsApi = addEndpoints((build) => ({
  /** A project's invoices with their sums, in RM. docs/domain/calls.md#by-resource */
  projectListSales: build.ofProject<Invoice>('GET /projects/:/invoices', ['Invoice', 'Payment', 'ProjectFigures']),
  /** The bills that a project received from contractors and suppliers, with their sums, in RM. calls.md#by-resource */
  projectListReceived: build.ofProject<Expense>('GET /projects/:/expenses', ['Expense', 'Payment', 'ProjectFigures']),
  /** A project's purchase orders with their sums, in RM. docs/domain/calls.md#by-resource */
  projectListPurchases: build.list<PurchaseOrder, OfProject>('GET /purchaseOrders', [
    'PurchaseOrder',
    'Expense',
    'ProjectFigures',
  ]),
  /** A project's projected cash over 30, 60 or 90 days, by week, in RM. figures.md#the-projection-by-week-and-document */
  projectListCashflow: build.one<CashflowProjection, OfProject & { days: number }>({
    query: ({ project, days }) => ({ url: `/projects/${project}/cashflow-projection`, params: { days } }),
    providesTags: ['ProjectFigures'],
  }),
}));

export const { useProjectListCashflowQuery } = listViewsApi;
