import { around, defineRemote, redirect, screen } from '@siteledger/platform/remote';
import { type Permission } from '@siteledger/shared-lib/domain';

/** What this remote contributes: the build makes remote.json and the chunks of it, the shell mounts its screens. */
export const { remote, routes, slots, parts } = defineRemote<Permission>({
  name: 'mfe-reports',
  owner: { team: 'Reports', contact: 'reports@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/', '/cashflow', '/overdue-invoices', '/reports'],
  screens: [
    around('/', {
      load: async () => (await import('./src/dashboard/dashboard-page')).DashboardPage,
      inside: [
        screen('/', {
          title: 'Dashboard',
          permission: 'project.view',
          chunk: 'dashboard-performance',
          load: async () => (await import('./src/dashboard/performance-tab')).PerformanceTab,
        }),
        screen('/cashflow', {
          title: 'Cashflow Overview',
          permission: 'project.view',
          chunk: 'dashboard-cashflow',
          load: async () => (await import('./src/dashboard/cashflow-tab')).CashflowTab,
        }),
        screen('/overdue-invoices', {
          title: 'Overdue Invoices',
          permission: 'project.invoice',
          chunk: 'dashboard-overdue-invoices',
          load: async () => (await import('./src/dashboard/overdue-invoices-tab')).OverdueInvoicesTab,
        }),
      ],
    }),
    redirect('/reports', { title: 'Reports', permission: 'client.*', to: '/reports/invoices' }),
    redirect('/reports/*', { title: 'Reports', permission: 'client.*', to: '/reports/invoices' }),
    screen('/reports/invoices', {
      title: 'Invoices report',
      breadcrumb: 'Invoices',
      permission: 'client.*',
      load: async () => (await import('./src/invoices-report/invoices-report-page')).InvoicesReportPage,
    }),
    screen('/reports/purchase_orders', {
      title: 'Purchase orders report',
      breadcrumb: 'Purchase orders',
      permission: 'client.*',
      load: async () =>
        (await import('./src/purchase-orders-report/purchase-orders-report-page')).PurchaseOrdersReportPage,
    }),
    screen('/reports/expenses', {
      title: 'Expenses report',
      breadcrumb: 'Expenses',
      permission: 'client.*',
      load: async () => (await import('./src/expenses-report/expenses-report-page')).ExpensesReportPage,
    }),
    screen('/reports/payments', {
      title: 'Payments report',
      breadcrumb: 'Payments',
      permission: 'client.*',
      load: async () => (await import('./src/payments-report/payments-report-page')).PaymentsReportPage,
    }),
    screen('/reports/invoices/print', {
      title: 'Invoices report',
      breadcrumb: 'Print',
      permission: 'client.*',
      layout: 'plain',
      chunk: 'invoices-report-print',
      load: async () => (await import('./src/invoices-report/invoices-print-page')).InvoicesPrintPage,
    }),
    screen('/reports/purchase_orders/print', {
      title: 'Purchase orders report',
      breadcrumb: 'Print',
      permission: 'client.*',
      layout: 'plain',
      chunk: 'purchase-orders-report-print',
      load: async () =>
        (await import('./src/purchase-orders-report/purchase-orders-print-page')).PurchaseOrdersPrintPage,
    }),
    screen('/reports/expenses/print', {
      title: 'Expenses report',
      breadcrumb: 'Print',
      permission: 'client.*',
      layout: 'plain',
      chunk: 'expenses-report-print',
      load: async () => (await import('./src/expenses-report/expenses-print-page')).ExpensesPrintPage,
    }),
    screen('/reports/payments/print', {
      title: 'Payments report',
      breadcrumb: 'Print',
      permission: 'client.*',
      layout: 'plain',
      chunk: 'payments-report-print',
      load: async () => (await import('./src/payments-report/payments-print-page')).PaymentsPrintPage,
    }),
  ],
  nav: [
    {
      section: 'Overview',
      order: 1,
      title: 'Dashboard',
      icon: 'DashboardOutlined',
      path: '/',
      key: 'd',
      permission: 'project.view',
    },
    {
      section: 'Reports',
      order: 40,
      title: 'Invoices',
      icon: 'FileTextOutlined',
      path: '/reports/invoices',
      key: 'r',
      permission: 'client.*',
    },
    {
      section: 'Reports',
      order: 41,
      title: 'Purchase orders',
      icon: 'ShoppingCartOutlined',
      path: '/reports/purchase_orders',
      key: 'o',
      permission: 'client.*',
    },
    {
      section: 'Reports',
      order: 42,
      title: 'Expenses',
      icon: 'InboxOutlined',
      path: '/reports/expenses',
      permission: 'client.*',
    },
    {
      section: 'Reports',
      order: 43,
      title: 'Payments',
      icon: 'SwapOutlined',
      path: '/reports/payments',
      permission: 'client.*',
    },
  ],
  commands: [
    { section: 'Search', title: 'All invoices', path: '/reports/invoices', permission: 'client.*', takesSearch: true },
    {
      section: 'Search',
      title: 'All purchase orders',
      path: '/reports/purchase_orders',
      permission: 'client.*',
      takesSearch: true,
    },
    { section: 'Search', title: 'All expenses', path: '/reports/expenses', permission: 'client.*', takesSearch: true },
    { section: 'Search', title: 'All payments', path: '/reports/payments', permission: 'client.*', takesSearch: true },
  ],
  places: [{ name: 'dashboard.overview', props: {} }],
});
