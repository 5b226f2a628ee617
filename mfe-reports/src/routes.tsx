import type { RouteObject } from '@siteledger/shared-lib/router';

/** The screens of this remote, by the paths that remote.ts declares; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: async () => {
      const { DashboardPage } = await import(/* webpackChunkName: "dashboard" */ './dashboard/dashboard-page');
      return { Component: DashboardPage };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const { PerformanceTab } = await import(
            /* webpackChunkName: "dashboard-performance" */ './dashboard/performance-tab'
          );
          return { Component: PerformanceTab };
        },
      },
      {
        path: 'cashflow',
        lazy: async () => {
          const { CashflowTab } = await import(/* webpackChunkName: "dashboard-cashflow" */ './dashboard/cashflow-tab');
          return { Component: CashflowTab };
        },
      },
      {
        path: 'overdue-invoices',
        lazy: async () => {
          const { OverdueInvoicesTab } = await import(
            /* webpackChunkName: "dashboard-overdue-invoices" */ './dashboard/overdue-invoices-tab'
          );
          return { Component: OverdueInvoicesTab };
        },
      },
    ],
  },
  {
    path: '/reports/invoices',
    lazy: async () => {
      const { InvoicesReportPage } = await import(
        /* webpackChunkName: "invoices-report" */ './invoices-report/invoices-report-page'
      );
      return { Component: InvoicesReportPage };
    },
  },
  {
    path: '/reports/purchase_orders',
    lazy: async () => {
      const { PurchaseOrdersReportPage } = await import(
        /* webpackChunkName: "purchase-orders-report" */ './purchase-orders-report/purchase-orders-report-page'
      );
      return { Component: PurchaseOrdersReportPage };
    },
  },
  {
    path: '/reports/expenses',
    lazy: async () => {
      const { ExpensesReportPage } = await import(
        /* webpackChunkName: "expenses-report" */ './expenses-report/expenses-report-page'
      );
      return { Component: ExpensesReportPage };
    },
  },
  {
    path: '/reports/payments',
    lazy: async () => {
      const { PaymentsReportPage } = await import(
        /* webpackChunkName: "payments-report" */ './payments-report/payments-report-page'
      );
      return { Component: PaymentsReportPage };
    },
  },
  {
    path: '/reports/invoices/print',
    lazy: async () => {
      const { InvoicesPrintPage } = await import(
        /* webpackChunkName: "invoices-report-print" */ './invoices-report/invoices-print-page'
      );
      return { Component: InvoicesPrintPage };
    },
  },
  {
    path: '/reports/purchase_orders/print',
    lazy: async () => {
      const { PurchaseOrdersPrintPage } = await import(
        /* webpackChunkName: "purchase-orders-report-print" */ './purchase-orders-report/purchase-orders-print-page'
      );
      return { Component: PurchaseOrdersPrintPage };
    },
  },
  {
    path: '/reports/expenses/print',
    lazy: async () => {
      const { ExpensesPrintPage } = await import(
        /* webpackChunkName: "expenses-report-print" */ './expenses-report/expenses-print-page'
      );
      return { Component: ExpensesPrintPage };
    },
  },
  {
    path: '/reports/payments/print',
    lazy: async () => {
      const { PaymentsPrintPage } = await import(
        /* webpackChunkName: "payments-report-print" */ './payments-report/payments-print-page'
      );
      return { Component: PaymentsPrintPage };
    },
  },
];
