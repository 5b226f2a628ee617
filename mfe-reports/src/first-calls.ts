import { firstListCall } from '@siteledger/shared-lib/domain';

/** Sort key of each report's documents with nothing chosen in its address, latest first. */
export const REPORT_SORTS = {
  invoices: 'invoice_date',
  expenses: 'invoice_date',
  payments: 'payment_date',
  purchase_orders: 'issued_date',
} as const;

/** Largest number of projects in a chart of the dashboard. */
export const MOST_PROJECTS = 15;

/** The calls for the first page of each report, and for the first figures of the dashboard. */
export const FIRST_CALLS = {
  dashboard: [
    '/dashboards/summary',
    firstListCall('/dashboards/performance', { sort: 'progress_diff', order: 'asc' }, { per_page: MOST_PROJECTS }),
  ],
  invoices: [firstListCall('/invoices', { sort: REPORT_SORTS.invoices })],
  expenses: [firstListCall('/expenses', { sort: REPORT_SORTS.expenses })],
  payments: [firstListCall('/payments', { sort: REPORT_SORTS.payments })],
  purchase_orders: [firstListCall('/purchaseOrders', { sort: REPORT_SORTS.purchase_orders })],
};
